-- When a server began to open the gateway's page of an attempt; null: nobody has yet. It stood in reason before.
alter table payment add column opening_since timestamptz;
update payment set opening_since = created_at, reason = null where state = 'created' and reason = 'opening';

-- A number of what a booking is: it rises with every change of its seats, names, number and price. An attempt pays for
-- the booking as it was then.
alter table booking add column contents_no int not null default 0;
alter table payment add column contents_no int not null default 0;
-- Attempts from before of bookings that may have changed since: seats that nobody is named for, or other fares.
update booking b set contents_no = 1
  where b.state in ('held', 'expired') and exists (
      select from payment p where p.trip_id = b.trip_id and p.booking_id = b.booking_id)
    and (b.fare_paisa is distinct from (select sum(s.fare_paisa) from booking_seat s
        where s.trip_id = b.trip_id and s.booking_id = b.booking_id)
      or exists (select from booking_seat s
        where s.trip_id = b.trip_id and s.booking_id = b.booking_id and s.passenger_name = ''));

-- Of several open attempts of a booking the newest with a page stays open. The others are over for us; whoever pays one
-- of them late has paid too much, or first: both are settled as always.
with open_attempt as (
  select trip_id, payment_id, state, row_number() over (
    partition by trip_id, booking_id order by gateway_page_url is null, created_at desc, payment_id) place
  from payment where state in ('created', 'redirected')),
closed as (
  update payment p set state = 'expired', reason = 'another attempt is open'
  from open_attempt o where o.place > 1 and p.trip_id = o.trip_id and p.payment_id = o.payment_id
  returning p.trip_id, p.payment_id, o.state)
insert into history (trip_id, history_id, subject, subject_id, event, from_state, to_state, actor, detail)
select trip_id, gen_random_uuid(), 'payment', payment_id, 'expire', state, 'expired', 'migration',
  '{"reason": "another attempt is open"}'
from closed;

-- One attempt of a booking is open at a time: the key says it.
create unique index payment_one_open on payment (trip_id, booking_id) where state in ('created', 'redirected');

-- Seats that a hold got after it had been paid, released or over: they have no ticket, and lapsed long ago.
delete from booking_seat s using booking b
  where b.trip_id = s.trip_id and b.booking_id = s.booking_id and b.state in ('confirmed', 'cancelled')
    and not exists (select from ticket k where k.trip_id = s.trip_id and k.booking_id = s.booking_id and k.seat_no = s.seat_no);
update trip_seat s set state = 'free', booking_id = null, expires_at = null, version = version + 1
  where s.state in ('held', 'paying') and not exists (
    select from booking b where b.trip_id = s.trip_id and b.booking_id = s.booking_id and b.state in ('held', 'review'));
