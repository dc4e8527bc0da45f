-- No longer offered for new routes and schedules; what was published with them stays.
alter table counter add column retired_at timestamptz;
alter table coach add column retired_at timestamptz;

-- Counts its changes: who changes a route says which one they saw.
alter table route add column version int not null default 1;

-- Fares of a coach whose seats have several classes, by pair of stops: {"0-2": {"economy": 55000, "sleeper": 90000}};
-- fares_paisa then has the lowest of each pair.
alter table schedule add column class_fares_paisa jsonb;
-- Dated windows with fares of their own: [{"name", "from", "until", "faresPaisa", "classFaresPaisa"}].
alter table schedule add column fare_windows jsonb not null default '[]';
-- Dates on which it runs besides its days, and dates on which it leaves at another minute: {"2026-12-16": 1350}.
alter table schedule add column extra_dates jsonb not null default '[]';
alter table schedule add column other_times jsonb not null default '{}';
-- Since when it runs like this: nothing that should have left before is put on sale.
alter table schedule add column published_at timestamptz;

create index schedule_of_route on schedule (route_id);
create index schedule_of_coach on schedule (coach_id);
create index route_counter_of_counter on route_counter (counter_id);

-- A schedule as its owner types it, until it is published: whole or with faults.
create table schedule_draft (
  operator_id uuid not null references operator,
  schedule_id uuid not null,
  typed jsonb not null,
  version int not null default 1,
  saved_at timestamptz not null default now(),
  primary key (operator_id, schedule_id)
);

-- What a seat of each class costs where a coach has several; fare_paisa is the lowest of them. Null: every seat costs that.
alter table trip_fare add column class_fares_paisa jsonb;

-- A route's stops and counters are written anew with every change of it.
grant delete on route_stop, route_counter to poth_app;
grant select, insert, update, delete on schedule_draft to poth_app;
grant select on schedule_draft to poth_auditor;
