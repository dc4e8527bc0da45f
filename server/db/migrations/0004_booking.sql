create table booking (
  trip_id uuid not null,
  booking_id uuid not null,
  buyer_id uuid not null,
  operator_id uuid not null,
  pnr text collate "C",
  state text not null check (state in ('held', 'confirmed', 'expired', 'unseated', 'review', 'cancelled')),
  from_stop_no int not null,
  to_stop_no int not null check (to_stop_no > from_stop_no),
  held_until timestamptz not null,
  extended boolean not null default false,
  contact_name text,
  contact_phone text collate "C",
  contact_email text,
  language text not null,
  boarding_counter_id uuid not null,
  dropping_counter_id uuid not null,
  fare_paisa bigint not null default 0 check (fare_paisa >= 0),
  service_charge_paisa bigint not null default 0 check (service_charge_paisa >= 0),
  discount_paisa bigint not null default 0 check (discount_paisa >= 0),
  refund_policy jsonb not null,
  terms_accepted_at timestamptz,
  confirmed_at timestamptz,
  review_until timestamptz,
  created_at timestamptz not null default now(),
  primary key (trip_id, booking_id),
  check (state = 'held' or state = 'expired' or pnr is not null)
);
create index booking_held on booking (held_until) where state = 'held';
create index booking_review on booking (review_until) where state = 'review';

create table booking_seat (
  trip_id uuid not null,
  booking_id uuid not null,
  seat_no text collate "C" not null,
  fare_paisa bigint not null check (fare_paisa >= 0),
  passenger_name text not null default '',
  passenger_kind text not null default 'adult' check (passenger_kind in ('adult', 'child')),
  primary key (trip_id, booking_id, seat_no)
);

-- The live holds of a browser, by number; a lapsed one may be taken over. Two numbers: at most two live holds.
create table buyer_hold (
  buyer_id uuid not null,
  hold_no int not null,
  trip_id uuid not null,
  booking_id uuid not null,
  expires_at timestamptz not null,
  primary key (buyer_id, hold_no)
);

-- Directories: where a booking lives. Written before the row they point to; an orphan does no harm.
create table pnr_directory (
  pnr text collate "C" primary key,
  trip_id uuid not null,
  booking_id uuid not null
);
create table phone_directory (
  phone text collate "C" not null,
  service_date date not null,
  trip_id uuid not null,
  booking_id uuid not null,
  primary key (phone, service_date, trip_id, booking_id)
);

-- Every move of every life, append-only.
create table history (
  trip_id uuid not null,
  history_id uuid not null,
  subject text not null check (subject in ('booking', 'payment', 'refund', 'ticket', 'trip')),
  subject_id uuid not null,
  event text not null,
  from_state text,
  to_state text not null,
  actor text not null,
  detail jsonb not null default '{}',
  at timestamptz not null default now(),
  primary key (trip_id, history_id)
);
create index history_of on history (trip_id, subject_id);

-- The key of a request comes first, in the same transaction as its work.
create table idempotency (
  trip_id uuid not null,
  actor text collate "C" not null,
  key text collate "C" not null,
  request_hash text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (trip_id, actor, key)
);

create table ticket (
  trip_id uuid not null,
  ticket_id uuid not null,
  booking_id uuid not null,
  operator_id uuid not null,
  seat_no text collate "C" not null,
  from_stop_no int not null,
  to_stop_no int not null,
  issue_no int not null default 1,
  state text not null check (state in ('issued', 'boarded', 'no-show', 'void')),
  passenger_name text not null,
  passenger_kind text not null,
  fare_paisa bigint not null,
  service_charge_paisa bigint not null default 0,
  discount_paisa bigint not null default 0,
  code text not null,
  issued_at timestamptz not null default now(),
  primary key (trip_id, ticket_id)
);
create index ticket_of_booking on ticket (trip_id, booking_id);

-- The second belt: a seat sold twice on one leg cannot be written down.
create table ticket_leg (
  trip_id uuid not null,
  seat_no text collate "C" not null,
  leg_no int not null,
  ticket_id uuid not null,
  booking_id uuid not null,
  primary key (trip_id, seat_no, leg_no)
);

grant select, insert, update on booking, buyer_hold, idempotency, ticket to poth_app;
grant select, insert, update, delete on booking_seat, ticket_leg to poth_app;
grant delete on buyer_hold, idempotency to poth_app;
grant select, insert on pnr_directory, phone_directory, history to poth_app;
grant select on booking, booking_seat, buyer_hold, pnr_directory, phone_directory, history, idempotency, ticket, ticket_leg to poth_auditor;
