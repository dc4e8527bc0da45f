-- Seats of a trip that are held and not paid, by where they are held from. Address, network and number are keyed hashes;
-- the two first differ from trip to trip. A row goes when the cool-down after its end is over.
create table unpaid_hold (
  trip_id uuid not null,
  booking_id uuid not null,
  buyer_id uuid not null,
  -- Null where it is not known from where a request comes.
  address_hash text collate "C",
  network_hash text collate "C",
  -- Where a proven number counts instead of the address.
  number_hash text collate "C",
  -- The most seats the hold has had.
  seats int not null check (seats > 0),
  held_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (trip_id, booking_id)
);
create index unpaid_hold_end on unpaid_hold (expires_at);

-- The row that a hold locks before it counts what else is held from there.
create table unpaid_source (
  trip_id uuid not null,
  source text collate "C" not null,
  seen_at timestamptz not null default now(),
  primary key (trip_id, source)
);
create index unpaid_source_seen on unpaid_source (seen_at);

-- The number that a browser has proved by a code, as a keyed hash, for a day.
create table buyer_number (
  buyer_id uuid primary key,
  number_hash text collate "C" not null,
  proven_at timestamptz not null default now()
);

grant select, insert, update, delete on unpaid_hold, unpaid_source, buyer_number to poth_app;
grant select on unpaid_hold to poth_auditor;
