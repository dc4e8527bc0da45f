-- How many seats a number may have on one date and direction is settled by one sale after the other: each locks the row
-- of its number first and counts then. The row itself holds nothing; what counts are bookings, tickets and payments, so
-- that an installation with bookings needs no row from before.
create table phone_day (
  phone text collate "C" not null,
  service_date date not null,
  from_place_id text collate "C" not null,
  to_place_id text collate "C" not null,
  primary key (phone, service_date, from_place_id, to_place_id)
);
grant select, insert, update on phone_day to poth_app;
grant select on phone_day to poth_auditor;
