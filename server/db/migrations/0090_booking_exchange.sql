-- A booking whose passenger is paying the difference for another trip: while its row is open it can be cancelled, renamed and
-- changed by nobody else. carried: its money has followed, the old tickets are void; released: the other booking ended without it.
-- A program from before writes none and reads none.
create table booking_exchange (
  trip_id uuid not null,
  booking_id uuid not null,
  to_trip_id uuid not null,
  to_booking_id uuid not null,
  to_pnr text collate "C" not null,
  -- Money of the old booking that pays a part of the new one, and what its company keeps.
  credit_paisa bigint not null check (credit_paisa > 0),
  fee_paisa bigint not null check (fee_paisa >= 0),
  state text collate "C" not null default 'open' check (state in ('open', 'carried', 'released')),
  opened_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (trip_id, booking_id, to_booking_id),
  check ((state = 'open') = (ended_at is null))
);
create unique index booking_exchange_one_open on booking_exchange (trip_id, booking_id) where state = 'open';
create index booking_exchange_open on booking_exchange (opened_at) where state = 'open';
create index booking_exchange_to on booking_exchange (to_trip_id, to_booking_id);

grant select, insert on booking_exchange to poth_app;
grant update (state, ended_at) on booking_exchange to poth_app;
grant select on booking_exchange to poth_auditor;
