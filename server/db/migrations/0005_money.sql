create table payment (
  trip_id uuid not null,
  payment_id uuid not null,
  booking_id uuid not null,
  gateway text not null,
  tran_id text collate "C" not null,
  method text not null,
  amount_paisa bigint not null check (amount_paisa > 0),
  state text not null check (state in ('created', 'redirected', 'paid', 'failed', 'cancelled', 'expired', 'review')),
  gateway_page_url text,
  receipt_id text collate "C",
  bank_tran_id text collate "C",
  instrument text,
  captured_paisa bigint,
  reason text,
  asked_times int not null default 0,
  ask_at timestamptz,
  open_until timestamptz not null,
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  primary key (trip_id, payment_id),
  check (state <> 'paid' or (paid_at is not null and bank_tran_id is not null and captured_paisa is not null))
);
create index payment_of_booking on payment (trip_id, booking_id);
create index payment_to_ask on payment (ask_at) where ask_at is not null;

-- Our id of an attempt, on a gateway's tongue: where the attempt lives.
create table tran_directory (
  tran_id text collate "C" primary key,
  trip_id uuid not null,
  payment_id uuid not null
);

-- A receipt of a gateway pays one attempt only, whatever is replayed.
create table receipt_directory (
  gateway text not null,
  receipt_id text collate "C" not null,
  trip_id uuid not null,
  payment_id uuid not null,
  primary key (gateway, receipt_id)
);

-- What gateways and browsers told us, kept as evidence; nothing here moves money. Card numbers and secrets are cut out.
create table gateway_event (
  gateway text not null,
  event_key text collate "C" not null,
  kind text not null check (kind in ('ipn', 'return')),
  tran_id text collate "C",
  signature_good boolean not null,
  body jsonb not null,
  received_at timestamptz not null default now(),
  primary key (gateway, event_key)
);

create table refund (
  trip_id uuid not null,
  refund_id uuid not null,
  booking_id uuid not null,
  payment_id uuid not null,
  refund_trans_id text collate "C" not null,
  -- Why: one refund per payment and reason.
  reason_key text collate "C" not null,
  seat_nos jsonb not null,
  amount_paisa bigint not null check (amount_paisa > 0),
  state text not null check (state in ('requested', 'sent', 'settled', 'failed', 'unknown')),
  gateway_refund_id text collate "C",
  failure text,
  asked_times int not null default 0,
  ask_at timestamptz,
  requested_at timestamptz not null default now(),
  sent_at timestamptz,
  settled_at timestamptz,
  primary key (trip_id, refund_id),
  unique (trip_id, payment_id, reason_key),
  unique (trip_id, refund_trans_id)
);
create index refund_of_booking on refund (trip_id, booking_id);
create index refund_to_ask on refund (ask_at) where ask_at is not null;

-- Double entry, append-only. book: the trip, or for payouts the operator. Positive is debit.
create table ledger_line (
  book uuid not null,
  entry_id uuid not null,
  line_no int not null,
  account text collate "C" not null,
  amount_paisa bigint not null check (amount_paisa <> 0),
  currency text not null default 'BDT' check (currency = 'BDT'),
  source text not null,
  source_id uuid not null,
  at timestamptz not null default now(),
  primary key (book, entry_id, line_no)
);
create index ledger_of_source on ledger_line (book, source_id);

-- Work to be announced, written in the transaction that causes it and done at least once.
create table outbox (
  trip_id uuid not null,
  outbox_id uuid not null,
  topic text not null,
  dedupe_key text collate "C" not null,
  payload jsonb not null,
  available_at timestamptz not null default now(),
  claimed_until timestamptz,
  attempts int not null default 0,
  last_error text,
  done_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (trip_id, outbox_id),
  unique (trip_id, dedupe_key)
);
create index outbox_unsent on outbox (available_at) where done_at is null;

create table one_time_code (
  trip_id uuid not null,
  code_id uuid not null,
  booking_id uuid not null,
  buyer_id uuid not null,
  code_hash text not null,
  tries_left int not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (trip_id, code_id)
);
create index one_time_code_of_booking on one_time_code (trip_id, booking_id);

-- Failed look-ups and sent codes, counted in hours, by device and by phone.
create table try_count (
  kind text not null,
  subject text collate "C" not null,
  window_start timestamptz not null,
  tries int not null,
  primary key (kind, subject, window_start)
);

grant select, insert, update on payment, refund, outbox, one_time_code, try_count to poth_app;
grant delete on try_count, outbox to poth_app;
grant select, insert on tran_directory, receipt_directory, gateway_event, ledger_line to poth_app;
grant select on payment, refund, outbox, one_time_code, try_count, tran_directory, receipt_directory, gateway_event, ledger_line to poth_auditor;
