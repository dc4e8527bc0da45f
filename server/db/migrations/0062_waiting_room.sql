-- The waiting room before the sale of a travel date: of one company's coaches, or (null) of all. One row settles its lot for
-- every process; a place in it has no row. The version before this one reads nothing of it.
create table waiting_room (
  room_id uuid primary key,
  service_date date not null,
  operator_id uuid references operator on delete cascade,
  opens_at timestamptz not null,
  is_on boolean not null,
  set_by text collate "C" not null,
  -- Drawn when the room is set up and published with the lot; its hash is published at once.
  secret text collate "C" not null,
  commitment text collate "C" not null,
  -- Where the public value comes from and for how long the lot waits for it; null: the lot takes none.
  value_source text,
  value_wait_minutes int not null default 0,
  public_value text,
  seed text collate "C",
  drawn_at timestamptz,
  ended_at timestamptz,
  -- The smallest hashes of the places in the lot, by which they are counted: domain/waiting-room/smallest-hashes.ts.
  proven_smallest double precision[] not null default '{}',
  unproven_smallest double precision[] not null default '{}',
  -- Rises with each merge of hashes: a lot is drawn of those that were read, or not at all.
  merge_no int not null default 0,
  proven_counted int not null default 0,
  unproven_counted int not null default 0,
  proven_late int not null default 0,
  unproven_late int not null default 0,
  proven_admitted int not null default 0,
  unproven_admitted int not null default 0,
  -- The process that raises it admits the next numbers.
  tick_no int not null default 0,
  ticked_at timestamptz,
  pace double precision not null default 1,
  per_second double precision not null default 0,
  seats_free int,
  unique nulls not distinct (service_date, operator_id),
  check ((seed is null) = (drawn_at is null))
);
create index waiting_room_of_operator on waiting_room (operator_id, service_date);

-- Places that were admitted and came: the same one lets in one buyer at a time. Rows go when they are an hour over.
create table waiting_pass (
  room_id uuid not null references waiting_room on delete cascade,
  place_id text collate "C" not null,
  buyer_id uuid not null,
  expires_at timestamptz not null,
  primary key (room_id, place_id)
);

grant select, insert, update on waiting_room to poth_app;
grant select, insert, update, delete on waiting_pass to poth_app;
grant select on waiting_room, waiting_pass to poth_auditor;
