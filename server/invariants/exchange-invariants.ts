import type { Invariant } from './invariant.ts';

/** Invariants of bookings that went on to another trip for the difference. */
export const exchangeInvariants: Readonly<Record<string, Invariant>> = {
  'I-exchange': {
    says: 'of a booking that was changed what went on, what came back and the fee that its company keeps are what was paid; the new one costs what went on and what was paid for it besides, the old one has no live ticket, and nobody has both',
    sql: `with went as materialized (
        select r.trip_id, r.booking_id, r.refund_id, r.amount_paisa, r.carried_to_trip_id, r.carried_to_booking_id,
          p.captured_paisa, b.fare_paisa, b.operator_id
        from refund r
          left join payment p on p.trip_id = r.trip_id and p.payment_id = r.payment_id
          left join booking b on b.trip_id = r.trip_id and b.booking_id = r.booking_id
        where r.reason_key like 'exchanged:%'),
      given_up as materialized (
        select l.book trip_id, l.source_id refund_id, l.account, sum(l.amount_paisa) paisa from ledger_line l
          join went w on w.trip_id = l.book and w.refund_id = l.source_id
        where l.account like 'operator_payable:%' group by 1, 2, 3),
      besides as materialized (
        select trip_id, booking_id, refund_id, reason_key, amount_paisa from refund
        where reason_key like 'exchange-left:%' or reason_key like 'exchange-failed:%'),
      change as materialized (
        select e.trip_id, e.booking_id, e.to_trip_id, e.to_booking_id, e.state, e.opened_at, b.state booking_state
        from booking_exchange e left join booking b on b.trip_id = e.trip_id and b.booking_id = e.booking_id),
      becomes as materialized (
        select carried_to_trip_id trip_id, carried_to_booking_id booking_id from went union select to_trip_id, to_booking_id from change),
      new_booking as materialized (
        select b.trip_id, b.booking_id, b.state, b.discount_paisa, b.fare_paisa + b.service_charge_paisa price_paisa
        from booking b join becomes n on n.trip_id = b.trip_id and n.booking_id = b.booking_id),
      difference as materialized (
        select x.trip_id, x.booking_id, x.captured_paisa
        from payment x join becomes n on n.trip_id = x.trip_id and n.booking_id = x.booking_id
        where x.state = 'paid' and x.carried_from_refund_id is null and x.reason not in ('paid-twice', 'seats-changed-since'))
      select 'money' what, w.booking_id::text id from went w
        left join given_up g on g.trip_id = w.trip_id and g.refund_id = w.refund_id
          and g.account = 'operator_payable:' || w.operator_id
      where coalesce(g.paisa, 0) not between 0 and w.fare_paisa
        or w.captured_paisa - (w.fare_paisa - coalesce(g.paisa, 0)) <> w.amount_paisa + coalesce((
          select sum(x.amount_paisa) from besides x where x.trip_id = w.trip_id and x.booking_id = w.booking_id
            and x.reason_key = 'exchange-left:' || w.carried_to_booking_id), 0)
      union all select 'price', w.booking_id::text from went w
        left join new_booking n on n.trip_id = w.carried_to_trip_id and n.booking_id = w.carried_to_booking_id
      where n.state <> 'held' and n.discount_paisa = 0 and n.price_paisa is distinct from w.amount_paisa + coalesce((
          select x.captured_paisa from change e
            join difference x on x.trip_id = e.to_trip_id and x.booking_id = e.to_booking_id
          where e.trip_id = w.trip_id and e.booking_id = w.booking_id and e.to_booking_id = w.carried_to_booking_id
            and e.state = 'carried'), 0)
      union all select 'open still', e.booking_id::text from change e
        join new_booking n on n.trip_id = e.to_trip_id and n.booking_id = e.to_booking_id
      where e.state = 'open' and e.opened_at < now() - interval '90 minutes' and n.state not in ('held', 'review')
      union all select 'both valid', e.booking_id::text from change e
        join new_booking n on n.trip_id = e.to_trip_id and n.booking_id = e.to_booking_id and n.state = 'confirmed'
      where e.state <> 'open' and e.booking_state = 'confirmed'
      union all select 'not followed', e.booking_id::text from booking_exchange e
      where e.state = 'carried' and not exists (select from refund r where r.trip_id = e.trip_id and r.booking_id = e.booking_id
        and r.carried_to_booking_id = e.to_booking_id and r.amount_paisa = e.credit_paisa)
      union all select 'valid still', w.booking_id::text from went w
        join ticket k on k.trip_id = w.trip_id and k.booking_id = w.booking_id and k.state <> 'void'
      union all select 'changed twice', booking_id::text from went group by trip_id, booking_id having count(*) > 1
      union all select 'fee of a change that stands', x.refund_id::text from besides x
        join went w on w.trip_id = x.trip_id and w.booking_id = x.booking_id
        join new_booking n on n.trip_id = w.carried_to_trip_id and n.booking_id = w.carried_to_booking_id
      where x.reason_key like 'exchange-failed:%' and n.state not in ('unseated', 'cancelled')`,
  },
};
