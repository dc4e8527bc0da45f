-- What happens to a trip after it was published. The published times stay; what is shown is published + delay.
alter table trip add column delay_minutes int not null default 0 check (delay_minutes between 0 and 1440);
alter table trip add column supervisor_phone text collate "C";

-- Every change of a sold trip, append-only: what was, what became, why and by whom. Numbered under the trip's row.
create table trip_change (
  trip_id uuid not null,
  change_no int not null check (change_no > 0),
  kind text not null check (kind in ('delay', 'coach', 'counter', 'cancel')),
  was jsonb not null,
  became jsonb not null,
  reason text not null,
  made_by text not null,
  made_by_name text not null,
  -- The moment of the change, not of its transaction's start: who took seats before it bought what was.
  at timestamptz not null default clock_timestamp(),
  primary key (trip_id, change_no)
);

-- Seats that an operator keeps off the sale. Inventory names the block where other seats name their booking, and has
-- the same end: a block that is over is takeable, nobody has to release it.
create table seat_block (
  trip_id uuid not null,
  block_id uuid not null,
  seat_nos jsonb not null,
  from_stop_no int not null,
  to_stop_no int not null check (to_stop_no > from_stop_no),
  kept_for text not null check (kept_for in ('counter', 'vip', 'crew', 'repair')),
  note text not null,
  kept_by text not null,
  kept_by_name text not null,
  kept_at timestamptz not null default now(),
  expires_at timestamptz,
  released_at timestamptz,
  released_by text,
  primary key (trip_id, block_id)
);

-- Another coach has other seats; a counter that is moved is replaced.
grant delete on trip_seat, trip_counter to poth_app;
grant select, insert on trip_change to poth_app;
grant select, insert, update on seat_block to poth_app;
grant select on trip_change, seat_block to poth_auditor;
