-- Money that a bank or wallet took back from the gateway after it was captured (a chargeback), each as a case with a last day to
-- answer it. Nothing is recorded here before every machine runs this version: the one before would send a refund of money that
-- is gone.
alter table payment add column reversed_paisa bigint not null default 0;
alter table payment add constraint payment_reversed check (reversed_paisa between 0 and coalesce(captured_paisa, 0)) not valid;

create table reversal (
  trip_id uuid not null,
  reversal_id uuid not null,
  payment_id uuid not null,
  booking_id uuid not null,
  amount_paisa bigint not null check (amount_paisa > 0),
  reversed_on date not null,
  -- The gateway's number of it: one case for each.
  reference text collate "C" not null,
  reason text not null,
  answer_by date not null,
  tickets_kept boolean not null,
  state text not null default 'open' check (state in ('open', 'charged-operator', 'charged-portal', 'returned')),
  recorded_by text collate "C" not null,
  recorded_by_name text not null,
  recorded_at timestamptz not null default now(),
  -- Above the limit one admin asks for an outcome and another agrees.
  asked_outcome text check (asked_outcome in ('operator', 'portal', 'returned')),
  asked_by text collate "C",
  asked_by_name text,
  decided_by text collate "C",
  decided_by_name text,
  decided_at timestamptz,
  decided_reason text,
  primary key (trip_id, reversal_id),
  unique (trip_id, payment_id, reference),
  check ((asked_by is null) = (asked_outcome is null)),
  check (decided_by <> asked_by),
  check ((state = 'open') = (decided_by is null)),
  check ((decided_by is null) = (decided_at is null))
);
create index reversal_open on reversal (answer_by, recorded_at) where state = 'open';
create index reversal_of_booking on reversal (trip_id, booking_id);

grant select, insert, update on reversal to poth_app;
grant select on reversal to poth_auditor;
