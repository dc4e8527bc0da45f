-- A code by which a guest proves a number to an admin, who takes out or erases what is kept under it.
alter table phone_code drop constraint phone_code_purpose_check;
alter table phone_code add constraint phone_code_purpose_check
  check (purpose in ('sign-in', 'sign-in-by-mail', 'change-phone', 'hold-seats', 'guest-data'));
-- Which bookings were an account's goes with the account.
grant delete on account_booking to poth_app;

-- What the retention chore looks for every hour among rows of many years: lapsed holds that still name somebody, and the
-- numbers of supervisors. Both stay small, for the chore empties what they find.
create index booking_lapsed_named on booking (held_until)
  where state = 'expired' and (contact_phone is not null or contact_name is not null);
create index trip_supervised on trip (trip_id) where supervisor_phone is not null;
