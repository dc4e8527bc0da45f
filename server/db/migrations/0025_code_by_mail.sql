-- A sign-in code that went to the mailbox of the account that has the number; it signs in that account and no other.
-- Where no account has the number, the row is written all the same and its code is told nobody.
alter table phone_code drop constraint phone_code_purpose_check;
alter table phone_code add constraint phone_code_purpose_check
  check (purpose in ('sign-in', 'sign-in-by-mail', 'change-phone'));
alter table phone_code add column user_id text collate "C" references auth_user on delete cascade;
alter table phone_code add constraint phone_code_user_by_mail check (user_id is null or purpose = 'sign-in-by-mail');
