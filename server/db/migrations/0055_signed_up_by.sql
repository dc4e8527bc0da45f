-- The browser that asked for an account by e-mail and password, by its buyer id; null once the address is confirmed. Its
-- password was typed there: a link that is opened elsewhere confirms the address with a password chosen anew.
alter table auth_user add column signed_up_by text collate "C";
