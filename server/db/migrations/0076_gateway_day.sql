-- The daily comparison: what gateways say of a day's attempts and refunds beside the books. The version before it compares
-- nothing and writes none of these tables.
create table gateway_day (
  day date primary key,
  -- Attempts and refunds that began before this moment are listed.
  listed_until timestamptz not null,
  payments int not null default 0,
  refunds int not null default 0,
  -- Of those the ones that were answered, or that nobody could be asked about for long, and how many rows differ.
  compared int not null default 0,
  differences int not null default 0,
  begun_at timestamptz not null default now(),
  finished_at timestamptz,
  check (compared <= payments + refunds)
);

-- What is still to be asked of a day: a row goes with its answer.
create table gateway_question (
  day date not null,
  trip_id uuid not null,
  subject text collate "C" not null check (subject in ('payment', 'refund')),
  subject_id uuid not null,
  ask_at timestamptz not null default now(),
  asked_times int not null default 0,
  primary key (day, trip_id, subject_id)
);
create index gateway_question_due on gateway_question (ask_at);

-- A difference is a case: open until it has settled by itself or an admin closes it with a sentence. The key makes a second
-- comparison of the same day find the first one's row. A line of a gateway's statement that no attempt has is of no trip and no
-- booking: both are zero.
create table gateway_difference (
  difference_id uuid primary key,
  day date not null,
  trip_id uuid not null,
  booking_id uuid not null,
  subject text collate "C" not null check (subject in ('payment', 'refund')),
  subject_id uuid not null,
  kind text collate "C" not null check (kind in ('taken-not-booked', 'booked-not-taken', 'other-amount', 'other-number',
    'other-attempt', 'ledger-differs', 'refund-not-paid', 'refund-paid', 'refund-paid-twice', 'no-answer', 'unknown-line')),
  gateway text collate "C" not null,
  -- Ours at the gateway: of an attempt, or of a refund.
  number text collate "C" not null,
  our_paisa bigint,
  their_paisa bigint,
  ours text collate "C" not null,
  theirs text collate "C" not null,
  state text collate "C" not null default 'open' check (state in ('open', 'settled', 'closed')),
  found_at timestamptz not null default now(),
  closed_at timestamptz,
  closed_by text collate "C",
  closed_by_name text,
  closed_reason text,
  unique (day, trip_id, subject_id, kind),
  check ((state = 'open') = (closed_at is null)),
  check ((state = 'closed') = (closed_by is not null)),
  check ((closed_by is null) = (closed_reason is null))
);
create index gateway_difference_open on gateway_difference (found_at) where state = 'open';
create index gateway_difference_newest on gateway_difference (day desc, found_at desc);
create index gateway_difference_of_booking on gateway_difference (trip_id, booking_id);

-- Attempts of a part of a day. Not by ranges of blocks: a plan for all values of its bounds would read the whole table.
create index payment_begun on payment (created_at);

grant select, insert, update on gateway_day, gateway_difference to poth_app;
grant select, insert, update, delete on gateway_question to poth_app;
grant select on gateway_day, gateway_question, gateway_difference to poth_auditor;
