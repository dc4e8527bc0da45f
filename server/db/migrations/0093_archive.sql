-- The archive: rows of trips past their retention, which leave the tables that sell and stay the books. Its tables have the columns
-- and keys of those they come from, and the indexes that reports and audit need; a later migration that changes one changes both and
-- writes the view anew. with_archive has what is in either place, under the same names: who reads by it misses nothing.
-- The version before moves nothing and reads none of it.
create schema archive;
create schema with_archive;

-- The portal's role can still take nothing out of the books: the chore that moves them becomes this one for a transaction.
do $$
begin
  if not exists (select from pg_roles where rolname = 'poth_archivist') then create role poth_archivist nologin; end if;
exception when duplicate_object or unique_violation then null;
end $$;
grant usage on schema public, archive to poth_archivist;
grant usage on schema archive, with_archive to poth_app, poth_auditor;

do $$
declare
  moved text;
  key text;
begin
  foreach moved in array array['trip', 'trip_stop', 'trip_counter', 'trip_fare', 'trip_seat', 'trip_change', 'trip_share', 'seat_block',
    'booking', 'booking_seat', 'booking_exchange', 'history', 'ticket', 'ticket_leg', 'payment', 'refund', 'reversal', 'till_move',
    'boarding_scan', 'boarding_close', 'passenger_report', 'report_move', 'admin_request', 'support_case', 'support_case_move',
    'rating_request', 'settlement_trip', 'ledger_line', 'settlement_line']
  loop
    execute format('create table archive.%1$I (like public.%1$I)', moved);
    execute (select format('alter table archive.%I add %s', moved, pg_get_constraintdef(oid))
      from pg_constraint where conrelid = format('public.%I', moved)::regclass and contype = 'p');
    execute format('create view with_archive.%1$I as select * from public.%1$I union all select * from archive.%1$I', moved);
    execute format('grant select, delete on public.%1$I to poth_archivist', moved);
    execute format('grant select, insert on archive.%1$I to poth_archivist', moved);
    execute format('grant select on archive.%1$I, with_archive.%1$I to poth_app', moved);
    -- The audit counts what is there, and reads what it reads of the table that sells.
    key := case when moved in ('ledger_line', 'settlement_line') then 'book' else 'trip_id' end;
    execute format('grant select (%1$I) on public.%2$I, archive.%2$I to poth_auditor', key, moved);
    if has_table_privilege('poth_auditor', format('public.%I', moved), 'select') then
      execute format('grant select on archive.%1$I, with_archive.%1$I to poth_auditor', moved);
    end if;
  end loop;
end $$;

-- A trip is locked while it moves, with all that a sale or a refund of it would lock first.
grant update (version) on trip to poth_archivist;
grant update (version) on booking to poth_archivist;
grant update (ask_at) on payment to poth_archivist;
-- What keeps a trip from moving while any of it is there, and what tells processes to forget it.
grant select on unpaid_hold, unpaid_source, idempotency, outbox, sms_delivery, one_time_code, trip_position, waitlist_entry, seat_offer,
  rating, gateway_question, gateway_difference, counter_shift, settlement to poth_archivist;
grant select, insert on trip_touch to poth_archivist;
grant select (trip_id) on unpaid_hold, unpaid_source, idempotency, outbox, sms_delivery, one_time_code, trip_position, waitlist_entry,
  seat_offer to poth_auditor;
-- Names of staff are kept for longer than those of passengers, and go in the archive when their time is over.
grant update (kept_by_name) on archive.seat_block to poth_archivist;
grant update (made_by_name) on archive.boarding_scan, archive.trip_change to poth_archivist;
grant update (closed_by_name) on archive.boarding_close to poth_archivist;
grant update (requested_by_name, decided_by_name, reason) on archive.admin_request to poth_archivist;
grant update (recorded_by_name, asked_by_name, decided_by_name, reason, decided_reason) on archive.reversal to poth_archivist;

-- Statements and reports of operators, shifts and what admins look for are found there by these; those of what is open and of names
-- stay empty.
create index trip_of_operator on archive.trip (operator_id, service_date);
create index settlement_trip_of on archive.settlement_trip (settlement_id);
create index settlement_line_of on archive.settlement_line (settlement_id);
create index ledger_of_operator on archive.ledger_line (account, book, entry_id, line_no) include (amount_paisa, source, source_id)
  where account >= 'operator_' and account < 'operator`';
create index ledger_of_operator_at on archive.ledger_line (account, at) include (book, amount_paisa, source, source_id)
  where account >= 'operator_' and account < 'operator`';
create index booking_of_shift on archive.booking (shift_id, confirmed_at desc) where shift_id is not null;
create index till_move_of_shift on archive.till_move (shift_id);
create index booking_confirmed on archive.booking (confirmed_at desc) where confirmed_at is not null;
create index booking_unseated on archive.booking (created_at desc) where state = 'unseated';
create index booking_of_phone on archive.booking (contact_phone, created_at desc) where contact_phone is not null;
create index booking_of_email on archive.booking (lower(contact_email), created_at desc) where contact_email is not null;
create index payment_of_bank_tran on archive.payment (bank_tran_id) where bank_tran_id is not null;
create index refund_by_trans_id on archive.refund (refund_trans_id);
create index refund_by_gateway_id on archive.refund (gateway_refund_id) where gateway_refund_id is not null;
create index support_case_newest on archive.support_case (opened_at desc, case_id);
create index support_case_of_person on archive.support_case (opened_by, opened_at desc, case_id);
create index passenger_report_of_operator on archive.passenger_report (operator_id, reported_at desc);
create index passenger_report_newest on archive.passenger_report (reported_at desc, report_id);
-- Where the retention chore finds names of staff; rows lie there in the order of their trips.
create index boarding_scan_age on archive.boarding_scan using brin (at);
create index boarding_close_age on archive.boarding_close using brin (closed_at);
create index trip_change_age on archive.trip_change using brin (at);
create index seat_block_age on archive.seat_block using brin (kept_at);

-- What was moved, by the month of the service date: written with each trip, in its transaction, so that the audit can hold the
-- archive against it.
create table archived_month (
  month date primary key check (extract(day from month) = 1),
  trips int not null,
  row_count bigint not null,
  -- Captured by payments, paid back by refunds, and the debits of the ledger.
  captured_paisa bigint not null,
  refunded_paisa bigint not null,
  booked_paisa bigint not null,
  first_moved_at timestamptz not null default now(),
  last_moved_at timestamptz not null default now()
);
grant select on archived_month to poth_app, poth_auditor;
grant select, insert, update on archived_month to poth_archivist;
