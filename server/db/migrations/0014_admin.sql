-- What one admin asks for and another decides: money beyond the policy above a limit, refunds that a bank has settled.
create table admin_request (
  trip_id uuid not null,
  request_id uuid not null,
  kind text not null check (kind in ('refund', 'settled-outside')),
  booking_id uuid not null,
  -- The refund that is to be settled, or the one that came of it.
  refund_id uuid,
  amount_paisa bigint not null check (amount_paisa > 0),
  whole boolean not null default false,
  born_by text not null check (born_by in ('operator', 'portal')),
  reason text not null,
  reference text,
  -- How the refund that a bank has settled stood when it was asked about.
  seen_state text,
  state text not null default 'pending' check (state in ('pending', 'approved', 'declined', 'lapsed')),
  requested_by text collate "C" not null,
  requested_by_name text not null,
  requested_at timestamptz not null default now(),
  lapses_at timestamptz not null,
  decided_by text collate "C",
  decided_by_name text,
  decided_at timestamptz,
  primary key (trip_id, request_id),
  check (decided_by <> requested_by),
  check ((state in ('approved', 'declined')) = (decided_by is not null)),
  check ((decided_by is null) = (decided_at is null)),
  check (kind = 'refund' or (refund_id is not null and reference is not null and seen_state is not null))
);
create index admin_request_pending on admin_request (requested_at) where state = 'pending';
create index admin_request_decided on admin_request (decided_at desc) where decided_at is not null;
create index admin_request_of_booking on admin_request (trip_id, booking_id);
-- One refund is asked about once at a time, and so is one booking.
create unique index admin_request_once on admin_request (trip_id, booking_id, kind, coalesce(refund_id, booking_id)) where state = 'pending';

-- What a gateway answered when a person asked it.
alter table gateway_event drop constraint gateway_event_kind_check;
alter table gateway_event add constraint gateway_event_kind_check check (kind in ('ipn', 'return', 'asked'));

-- The last look at every invariant of an installation; when the next is due, and whether somebody wants it now.
create table audit_result (
  invariant text collate "C" primary key,
  says text not null,
  found int not null check (found >= 0),
  broken jsonb not null,
  broken_since timestamptz,
  checked_at timestamptz not null,
  took_ms int not null check (took_ms >= 0)
);
create table audit_turn (
  only_one boolean primary key default true check (only_one),
  due_at timestamptz not null,
  claimed_until timestamptz,
  finished_at timestamptz
);
insert into audit_turn (due_at) values (now() + interval '10 minutes');

-- What an admin looks for a booking by.
create index booking_of_phone on booking (contact_phone, created_at desc) where contact_phone is not null;
create index booking_of_email on booking (lower(contact_email), created_at desc) where contact_email is not null;
create index booking_confirmed on booking (confirmed_at desc) where confirmed_at is not null;
create index booking_unseated on booking (created_at desc) where state = 'unseated';
create index payment_of_bank_tran on payment (bank_tran_id) where bank_tran_id is not null;
create index receipt_by_id on receipt_directory (receipt_id);
create index refund_by_trans_id on refund (refund_trans_id);
create index refund_by_gateway_id on refund (gateway_refund_id) where gateway_refund_id is not null;
create index gateway_event_of_tran on gateway_event (tran_id, received_at desc) where tran_id is not null;
-- What a person has to look after, and what today was like: a few rows of large tables.
create index payment_open on payment (open_until) where state in ('created', 'redirected');
create index payment_review on payment (created_at) where state = 'review';
create index payment_ended on payment (created_at) where state in ('failed', 'cancelled', 'expired');
create index refund_open on refund (requested_at) where state <> 'settled';
create index refund_lately on refund (requested_at);
create index trip_troubled on trip (service_date) where state = 'cancelled' or delay_minutes > 0;

grant select, insert, update on admin_request, audit_result, audit_turn to poth_app;
grant select on admin_request, audit_result, audit_turn to poth_auditor;
