-- A code that proves the number of a buyer, so that seats can be held where a network holds many.
alter table phone_code drop constraint phone_code_purpose_check;
alter table phone_code add constraint phone_code_purpose_check
  check (purpose in ('sign-in', 'sign-in-by-mail', 'change-phone', 'hold-seats'));
