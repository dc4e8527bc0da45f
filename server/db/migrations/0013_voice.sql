-- What passengers report about a trip, and trips that are shown to somebody's family.

-- One report of a kind for each booking. Where it stands is what its last move says.
create table passenger_report (
  trip_id uuid not null,
  report_id uuid not null,
  booking_id uuid not null,
  operator_id uuid not null,
  kind text collate "C" not null check (kind in ('did-not-come', 'overcharged')),
  state text collate "C" not null check (state in ('open', 'answered', 'disputed', 'closed')),
  -- When and where it was, as the passenger says.
  happened_at timestamptz not null,
  place_en text not null,
  place_bn text not null,
  text text not null,
  -- What was paid in all, and to whom.
  paid_paisa bigint check (paid_paisa > 0),
  paid_to text,
  moves int not null check (moves > 0),
  reported_at timestamptz not null default now(),
  first_answered_at timestamptz,
  primary key (trip_id, report_id),
  unique (trip_id, booking_id, kind),
  check ((kind = 'overcharged') = (paid_paisa is not null)),
  check ((paid_paisa is null) = (paid_to is null)),
  check (state = 'open' or first_answered_at is not null)
);
create index passenger_report_of_operator on passenger_report (operator_id, reported_at desc);
create index passenger_report_newest on passenger_report (reported_at desc, report_id);
create index passenger_report_waiting on passenger_report (operator_id, reported_at) where state in ('open', 'disputed');

-- Every move of a report with what was said, append-only.
create table report_move (
  trip_id uuid not null,
  report_id uuid not null,
  move_no int not null check (move_no > 0),
  event text collate "C" not null check (event in ('report', 'answer', 'close', 'dispute')),
  from_state text,
  to_state text not null,
  said text,
  made_by text collate "C" not null,
  at timestamptz not null default now(),
  primary key (trip_id, report_id, move_no)
);

-- A trip that is shown to whoever has the link. One at a time for each booking; a new one after one was withdrawn.
create table trip_share (
  trip_id uuid not null,
  share_id uuid not null,
  booking_id uuid not null,
  made_by text collate "C" not null,
  made_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  withdrawn_by text collate "C",
  primary key (trip_id, share_id),
  check ((withdrawn_at is null) = (withdrawn_by is null))
);
create unique index trip_share_open on trip_share (trip_id, booking_id) where withdrawn_at is null;

grant select, insert, update on passenger_report, trip_share to poth_app;
grant select, insert on report_move to poth_app;
grant select on passenger_report, report_move, trip_share to poth_auditor;
