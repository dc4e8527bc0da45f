-- Rows that one purchase leaves, and nothing else: a statement for each of its steps, each committed by itself. The audit at
-- the end of a run checks these rows too, so they must satisfy it: a woman in every seat, like the passengers in
-- bench/buyer.ts. bare-purchase.ts fills in the :names. A step that returns no row has lost its seat to another buyer.

-- hold
with seat as (
  update trip_seat set state = 'held', booking_id = :booking::uuid, expires_at = now() + interval '10 minutes', version = version + 1
  where trip_id = :trip::uuid and seat_no = :seat::text and leg_no >= :from::int and leg_no < :to::int and state = 'free'
  returning leg_no),
won as (select 1 from seat having count(*) = :to::int - :from::int),
request as (
  insert into idempotency (trip_id, actor, key, request_hash, answer)
  select :trip::uuid, (:buyer::uuid)::text, 'hold', :hash::text, '{}' from won),
own as (
  insert into buyer_hold (buyer_id, hold_no, trip_id, booking_id, expires_at)
  select :buyer::uuid, 1, :trip::uuid, :booking::uuid, now() + interval '10 minutes' from won),
held as (
  insert into booking (trip_id, booking_id, buyer_id, operator_id, state, from_stop_no, to_stop_no, held_until, language,
    boarding_counter_id, dropping_counter_id, refund_policy)
  select trip_id, :booking::uuid, :buyer::uuid, operator_id, 'held', :from::int, :to::int, now() + interval '10 minutes',
    'bn', operator_id, operator_id, refund_policy
  from trip, won where trip_id = :trip::uuid),
seats as (
  insert into booking_seat (trip_id, booking_id, seat_no, fare_paisa)
  select :trip::uuid, :booking::uuid, :seat::text, :fare::bigint from won)
insert into history (trip_id, history_id, subject, subject_id, event, to_state, actor)
select :trip::uuid, gen_random_uuid(), 'booking', :booking::uuid, 'hold', 'held', (:buyer::uuid)::text from won;

-- details
with directory as (
  insert into pnr_directory (pnr, trip_id, booking_id) values (:pnr::text, :trip::uuid, :booking::uuid)),
passenger as (
  update booking_seat set passenger_name = 'Tasnim Rahman', passenger_gender = 'female'
  where trip_id = :trip::uuid and booking_id = :booking::uuid and seat_no = :seat::text)
update booking set pnr = :pnr::text, contact_name = 'Tasnim Rahman', contact_phone = :phone::text,
  fare_paisa = :fare::bigint, terms_accepted_at = now()
where trip_id = :trip::uuid and booking_id = :booking::uuid;

-- pay
with request as (
  insert into idempotency (trip_id, actor, key, request_hash, answer)
  values (:trip::uuid, (:buyer::uuid)::text, 'pay', :hash::text, '{}')),
seat as (
  update trip_seat set state = 'paying', expires_at = now() + interval '17 minutes', version = version + 1
  where trip_id = :trip::uuid and seat_no = :seat::text and leg_no >= :from::int and leg_no < :to::int
    and booking_id = :booking::uuid),
directory as (
  insert into tran_directory (tran_id, trip_id, payment_id) values (:receipt::text, :trip::uuid, :payment::uuid)),
attempt as (
  insert into payment (trip_id, payment_id, booking_id, gateway, tran_id, method, amount_paisa, state, open_until)
  values (:trip::uuid, :payment::uuid, :booking::uuid, 'bare', :receipt::text, 'bkash', :fare::bigint, 'redirected',
    now() + interval '15 minutes')),
moved as (
  insert into history (trip_id, history_id, subject, subject_id, event, to_state, actor)
  values (:trip::uuid, gen_random_uuid(), 'payment', :payment::uuid, 'redirect', 'redirected', (:buyer::uuid)::text))
update booking set extended = true, held_until = held_until + interval '5 minutes'
where trip_id = :trip::uuid and booking_id = :booking::uuid;

-- ticket
with told as (
  insert into gateway_event (gateway, event_key, kind, tran_id, signature_good, body)
  values ('bare', :receipt::text, 'ipn', :receipt::text, true, '{}')),
directory as (
  insert into receipt_directory (gateway, receipt_id, trip_id, payment_id)
  values ('bare', :receipt::text, :trip::uuid, :payment::uuid)),
attempt as (
  update payment set state = 'paid', receipt_id = :receipt::text, bank_tran_id = :receipt::text,
    captured_paisa = :fare::bigint, paid_at = now()
  where trip_id = :trip::uuid and payment_id = :payment::uuid),
seat as (
  update trip_seat set state = 'sold', expires_at = null, version = version + 1
  where trip_id = :trip::uuid and seat_no = :seat::text and leg_no >= :from::int and leg_no < :to::int
    and booking_id = :booking::uuid),
issued as (
  insert into ticket (trip_id, ticket_id, booking_id, operator_id, seat_no, from_stop_no, to_stop_no, state,
    passenger_name, passenger_kind, fare_paisa, code)
  select trip_id, :ticket::uuid, booking_id, operator_id, :seat::text, from_stop_no, to_stop_no, 'issued',
    contact_name, 'adult', fare_paisa, repeat(:hash::text, 3)
  from booking where trip_id = :trip::uuid and booking_id = :booking::uuid),
legs as (
  insert into ticket_leg (trip_id, seat_no, leg_no, ticket_id, booking_id)
  select :trip::uuid, :seat::text, leg, :ticket::uuid, :booking::uuid
  from generate_series(:from::int, :to::int - 1) leg),
moved as (
  insert into history (trip_id, history_id, subject, subject_id, event, to_state, actor)
  values (:trip::uuid, gen_random_uuid(), 'payment', :payment::uuid, 'pay', 'paid', (:buyer::uuid)::text),
    (:trip::uuid, gen_random_uuid(), 'booking', :booking::uuid, 'confirm', 'confirmed', (:buyer::uuid)::text),
    (:trip::uuid, gen_random_uuid(), 'ticket', :ticket::uuid, 'issue', 'issued', (:buyer::uuid)::text)),
money as (
  insert into ledger_line (book, entry_id, line_no, account, amount_paisa, source, source_id)
  values (:trip::uuid, :payment::uuid, 0, 'gateway_clearing:bare', :fare::bigint, 'capture', :payment::uuid),
    (:trip::uuid, :payment::uuid, 1, 'customer_deposit', -:fare::bigint, 'capture', :payment::uuid),
    (:trip::uuid, :booking::uuid, 0, 'customer_deposit', :fare::bigint, 'confirmation', :booking::uuid),
    (:trip::uuid, :booking::uuid, 1, 'operator_payable:' || (:buyer::uuid)::text, -:fare::bigint, 'confirmation',
      :booking::uuid)),
number as (
  insert into phone_directory (phone, service_date, trip_id, booking_id)
  select :phone::text, service_date, trip_id, :booking::uuid from trip where trip_id = :trip::uuid),
-- done already: no message is to be sent
announced as (
  insert into outbox (trip_id, outbox_id, topic, dedupe_key, payload, done_at)
  values (:trip::uuid, gen_random_uuid(), 'booking-confirmed', (:booking::uuid)::text, '{}', now()))
update booking set state = 'confirmed', confirmed_at = now() where trip_id = :trip::uuid and booking_id = :booking::uuid;
