-- What one purchase leaves behind, and nothing else: a transaction for each of its steps. The audit that ends a run looks
-- at these rows too: they are what it accepts, a woman in every seat, as bench/buyer.ts says of its passengers.
-- :names are filled in by bare-purchase.ts. A statement that touches no row has lost its seat to another buyer.

-- hold
begin;
insert into idempotency (trip_id, actor, key, request_hash, answer) values (:trip, :buyer, 'hold', :hash, '{}');
insert into buyer_hold (buyer_id, hold_no, trip_id, booking_id, expires_at)
  values (:buyer, 1, :trip, :booking, now() + interval '10 minutes');
insert into booking (trip_id, booking_id, buyer_id, operator_id, state, from_stop_no, to_stop_no, held_until, language,
    boarding_counter_id, dropping_counter_id, refund_policy)
  select trip_id, :booking, :buyer, operator_id, 'held', :from, :to, now() + interval '10 minutes', 'bn',
    operator_id, operator_id, refund_policy
  from trip where trip_id = :trip;
insert into history (trip_id, history_id, subject, subject_id, event, to_state, actor)
  values (:trip, gen_random_uuid(), 'booking', :booking, 'hold', 'held', :buyer);
update trip_seat set state = 'held', booking_id = :booking, expires_at = now() + interval '10 minutes', version = version + 1
  where trip_id = :trip and seat_no = :seat and leg_no >= :from and leg_no < :to and state = 'free';
insert into booking_seat (trip_id, booking_id, seat_no, fare_paisa) values (:trip, :booking, :seat, :fare);
commit;

-- details
begin;
insert into pnr_directory (pnr, trip_id, booking_id) values (:pnr, :trip, :booking);
update booking set pnr = :pnr, contact_name = 'Tasnim Rahman', contact_phone = :phone, fare_paisa = :fare,
    terms_accepted_at = now()
  where trip_id = :trip and booking_id = :booking;
update booking_seat set passenger_name = 'Tasnim Rahman', passenger_gender = 'female'
  where trip_id = :trip and booking_id = :booking and seat_no = :seat;
commit;

-- pay
begin;
insert into idempotency (trip_id, actor, key, request_hash, answer) values (:trip, :buyer, 'pay', :hash, '{}');
update trip_seat set state = 'paying', expires_at = now() + interval '17 minutes', version = version + 1
  where trip_id = :trip and seat_no = :seat and leg_no >= :from and leg_no < :to and booking_id = :booking;
update booking set extended = true, held_until = held_until + interval '5 minutes'
  where trip_id = :trip and booking_id = :booking;
insert into tran_directory (tran_id, trip_id, payment_id) values (:receipt, :trip, :payment);
insert into payment (trip_id, payment_id, booking_id, gateway, tran_id, method, amount_paisa, state, open_until)
  values (:trip, :payment, :booking, 'bare', :receipt, 'bkash', :fare, 'redirected', now() + interval '15 minutes');
insert into history (trip_id, history_id, subject, subject_id, event, to_state, actor)
  values (:trip, gen_random_uuid(), 'payment', :payment, 'redirect', 'redirected', :buyer);
commit;

-- ticket
begin;
insert into gateway_event (gateway, event_key, kind, tran_id, signature_good, body)
  values ('bare', :receipt, 'ipn', :receipt, true, '{}');
insert into receipt_directory (gateway, receipt_id, trip_id, payment_id) values ('bare', :receipt, :trip, :payment);
update payment set state = 'paid', receipt_id = :receipt, bank_tran_id = :receipt, captured_paisa = :fare, paid_at = now()
  where trip_id = :trip and payment_id = :payment;
insert into ledger_line (book, entry_id, line_no, account, amount_paisa, source, source_id)
  values (:trip, :payment, 0, 'gateway_clearing:bare', :fare::bigint, 'capture', :payment),
    (:trip, :payment, 1, 'customer_deposit', -:fare::bigint, 'capture', :payment);
update trip_seat set state = 'sold', expires_at = null, version = version + 1
  where trip_id = :trip and seat_no = :seat and leg_no >= :from and leg_no < :to and booking_id = :booking;
update booking set state = 'confirmed', confirmed_at = now() where trip_id = :trip and booking_id = :booking;
insert into ticket (trip_id, ticket_id, booking_id, operator_id, seat_no, from_stop_no, to_stop_no, state,
    passenger_name, passenger_kind, fare_paisa, code)
  select trip_id, :ticket, booking_id, operator_id, :seat, from_stop_no, to_stop_no, 'issued',
    contact_name, 'adult', fare_paisa, repeat(:hash, 3)
  from booking where trip_id = :trip and booking_id = :booking;
insert into ticket_leg (trip_id, seat_no, leg_no, ticket_id, booking_id)
  select :trip, :seat, leg, :ticket, :booking from generate_series(:from::int, :to::int - 1) leg;
insert into history (trip_id, history_id, subject, subject_id, event, to_state, actor)
  values (:trip, gen_random_uuid(), 'payment', :payment, 'pay', 'paid', :buyer),
    (:trip, gen_random_uuid(), 'booking', :booking, 'confirm', 'confirmed', :buyer),
    (:trip, gen_random_uuid(), 'ticket', :ticket, 'issue', 'issued', :buyer);
insert into ledger_line (book, entry_id, line_no, account, amount_paisa, source, source_id)
  values (:trip, :booking, 0, 'customer_deposit', :fare::bigint, 'confirmation', :booking),
    (:trip, :booking, 1, 'operator_payable:' || :buyer, -:fare::bigint, 'confirmation', :booking);
insert into phone_directory (phone, service_date, trip_id, booking_id)
  select :phone, service_date, trip_id, :booking from trip where trip_id = :trip;
-- Done already: there is nobody to send anything to.
insert into outbox (trip_id, outbox_id, topic, dedupe_key, payload, done_at)
  values (:trip, gen_random_uuid(), 'booking-confirmed', :booking, '{}', now());
commit;
