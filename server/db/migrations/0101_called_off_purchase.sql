-- A ticket that its company called off is no first purchase: a promo code for those is still for its number. The version before
-- this one counts it, as it did.
alter table phone_directory add column called_off boolean not null default false;
grant update (called_off) on phone_directory to poth_app;
