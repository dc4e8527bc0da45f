-- How many seats a browser or an account may pay for on one date and direction, whatever numbers it types: each start of a
-- payment locks the row of its device, and counts the bookings that the row lists by what has become of them. A row from the
-- version before is missed: it lists what is paid from now on.
create table device_day (
  -- A browser's id, or an account's.
  device text collate "C" not null,
  service_date date not null,
  from_place_id text collate "C" not null,
  to_place_id text collate "C" not null,
  version int not null,
  trip_ids uuid[] not null,
  booking_ids uuid[] not null,
  primary key (device, service_date, from_place_id, to_place_id),
  check (cardinality(trip_ids) = cardinality(booking_ids))
);
create index device_day_by_date on device_day (service_date);
grant select, insert, update, delete on device_day to poth_app;
grant select on device_day to poth_auditor;
