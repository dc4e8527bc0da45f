-- Where the coach of a trip was seen last: one row for each, replaced by what is newer, deleted when it is old. It is in no
-- history and names nobody: neither who sent it nor from which phone.
create table trip_position (
  trip_id uuid primary key,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  seen_at timestamptz not null
);
alter table trip_position set (fillfactor = 70);

grant select, insert, update, delete on trip_position to poth_app;
grant select on trip_position to poth_auditor;
