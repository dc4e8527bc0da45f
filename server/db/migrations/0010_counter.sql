-- Sale at the counters: bookings like any other, with how they came about, who sold them and in which shift.
alter table booking add column channel text collate "C" not null default 'web' check (channel in ('web', 'counter', 'phone'));
alter table booking add column sold_by text collate "C";
alter table booking add column shift_id uuid;

-- One agent's time at a counter. What lay in its till at the end is written once, when it is closed.
create table counter_shift (
  shift_id uuid primary key,
  operator_id uuid not null references operator,
  counter_id uuid not null references counter,
  agent_user_id text collate "C" not null,
  agent_name text not null,
  float_paisa bigint not null check (float_paisa >= 0),
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  closed_by text collate "C",
  expected_paisa bigint,
  counted_paisa bigint check (counted_paisa >= 0),
  check ((closed_at is null) = (counted_paisa is null) and (closed_at is null) = (expected_paisa is null))
);
-- Nobody stands at two tills at once: the key says it.
create unique index counter_shift_open on counter_shift (operator_id, agent_user_id) where closed_at is null;
create index counter_shift_of on counter_shift (operator_id, opened_at desc);
create index counter_shift_of_agent on counter_shift (operator_id, agent_user_id, opened_at desc);

-- What went over a counter, append-only: a payment that was taken, or a refund that was handed out (below zero).
create table till_move (
  trip_id uuid not null,
  source_id uuid not null,
  shift_id uuid not null,
  tender text not null check (tender in ('cash', 'mobile-money')),
  amount_paisa bigint not null check (amount_paisa <> 0),
  reference text,
  -- When it was written, not when its transaction began: it lies between the shift's beginning and its end.
  at timestamptz not null default clock_timestamp(),
  primary key (trip_id, source_id)
);
create index till_move_of_shift on till_move (shift_id);

create index booking_of_shift on booking (shift_id, confirmed_at desc) where shift_id is not null;
create index booking_phone_hold on booking (operator_id, held_until) where state = 'held' and channel = 'phone';

-- What the demonstration's counters have sold so far lies with their operators too.
update booking b set channel = 'counter' from payment p
  where p.trip_id = b.trip_id and p.booking_id = b.booking_id and p.gateway = 'counter';
update ledger_line l set account = 'operator_cash:' || b.operator_id
  from payment p join booking b on b.trip_id = p.trip_id and b.booking_id = p.booking_id
  where l.account = 'gateway_clearing:counter' and p.trip_id = l.book and p.payment_id = l.source_id;

grant select, insert, update on counter_shift to poth_app;
grant select, insert on till_move to poth_app;
grant select on counter_shift, till_move to poth_auditor;
