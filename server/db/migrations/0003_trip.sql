-- The selling side. Every table starts its key with trip_id, whose first eight digits are the service date:
-- the shard key, and by range the month's partition. One transaction touches one trip.

create table trip (
  trip_id uuid primary key,
  service_date date not null,
  operator_id uuid not null,
  schedule_id uuid,
  state text not null check (state in ('draft', 'on-sale', 'closed', 'departed', 'arrived', 'cancelled')),
  coach_number text not null,
  coach_type text not null,
  coach_class text not null,
  layout jsonb not null,
  facilities jsonb not null,
  refund_policy jsonb not null,
  route_name_en text not null,
  route_name_bn text not null,
  seat_count int not null check (seat_count > 0),
  leg_count int not null check (leg_count > 0),
  -- A directory of schedules keeps a date from being published twice; see trip_publication.
  published_at timestamptz
);

-- Written before the trip it names: one trip per schedule and service date.
create table trip_publication (
  schedule_id uuid not null,
  service_date date not null,
  trip_id uuid not null,
  primary key (schedule_id, service_date)
);

create table trip_stop (
  trip_id uuid not null,
  stop_no int not null,
  place_id text collate "C" not null,
  arrives_at timestamptz not null,
  departs_at timestamptz not null,
  primary key (trip_id, stop_no)
);

create table trip_counter (
  trip_id uuid not null,
  stop_no int not null,
  counter_id uuid not null,
  name_en text not null,
  name_bn text not null,
  address_en text not null,
  address_bn text not null,
  phone text not null,
  serves_at timestamptz not null,
  reporting_at timestamptz not null,
  primary key (trip_id, stop_no, counter_id)
);

-- One row per pair of stops that is sold; what search reads.
create table trip_fare (
  trip_id uuid not null,
  from_stop_no int not null,
  to_stop_no int not null check (to_stop_no > from_stop_no),
  from_place_id text collate "C" not null,
  to_place_id text collate "C" not null,
  departs_at timestamptz not null,
  arrives_at timestamptz not null,
  fare_paisa bigint not null check (fare_paisa >= 0),
  primary key (trip_id, from_stop_no, to_stop_no)
);
create index trip_fare_by_journey on trip_fare (from_place_id, to_place_id, departs_at) include (trip_id, from_stop_no, to_stop_no, arrives_at, fare_paisa);

-- Inventory: one row per seat and leg. The leg i runs from stop i to stop i + 1.
-- No index but the key and half-empty pages: an update then stays on its page.
create table trip_seat (
  trip_id uuid not null,
  seat_no text collate "C" not null,
  leg_no int not null,
  state text collate "C" not null default 'free' check (state in ('free', 'held', 'paying', 'sold', 'blocked')),
  booking_id uuid,
  expires_at timestamptz,
  version int not null default 0,
  primary key (trip_id, seat_no, leg_no),
  check (case state
    when 'free' then booking_id is null and expires_at is null
    when 'held' then booking_id is not null and expires_at is not null
    when 'paying' then booking_id is not null and expires_at is not null
    when 'sold' then booking_id is not null and expires_at is null
    else true end)
) with (fillfactor = 50);

grant select, insert, update on trip, trip_publication, trip_stop, trip_counter, trip_fare, trip_seat to poth_app;
grant select on trip, trip_publication, trip_stop, trip_counter, trip_fare, trip_seat to poth_auditor;
