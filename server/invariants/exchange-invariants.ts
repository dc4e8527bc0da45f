import type { Invariant } from './invariant.ts';

/** Invariants of bookings that went on to another trip for the difference. */
export const exchangeInvariants: Readonly<Record<string, Invariant>> = {
  'I-exchange': {
    says: 'of a booking that was changed what went on, what came back and the fee that its company keeps are what was paid; the new one costs what went on and what was paid for it besides, the old one has no live ticket, and nobody has both',
    sql: `with went as materialized (
        select r.trip_id, r.booking_id, r.payment_id, r.refund_id, r.amount_paisa, r.carried_to_trip_id, r.carried_to_booking_id
        from refund r where r.reason_key like 'exchanged:%')
      select 'money' what, w.booking_id::text id from went w
        join booking b on b.trip_id = w.trip_id and b.booking_id = w.booking_id
        join payment p on p.trip_id = w.trip_id and p.payment_id = w.payment_id
        cross join lateral (select coalesce(sum(l.amount_paisa), 0) paisa from ledger_line l where l.book = w.trip_id
          and l.source_id = w.refund_id and l.account = 'operator_payable:' || b.operator_id) given_up
      where given_up.paisa not between 0 and b.fare_paisa
        or p.captured_paisa - (b.fare_paisa - given_up.paisa) <> w.amount_paisa + coalesce((
          select sum(x.amount_paisa) from refund x where x.trip_id = w.trip_id and x.booking_id = w.booking_id
            and x.reason_key = 'exchange-left:' || w.carried_to_booking_id), 0)
      union all select 'price', w.booking_id::text from went w
        left join booking n on n.trip_id = w.carried_to_trip_id and n.booking_id = w.carried_to_booking_id
      where n.state <> 'held' and n.discount_paisa = 0
        and n.fare_paisa + n.service_charge_paisa is distinct from w.amount_paisa + coalesce((
          select x.captured_paisa from booking_exchange e join payment x on x.trip_id = e.to_trip_id
            and x.booking_id = e.to_booking_id and x.state = 'paid' and x.carried_from_refund_id is null
            and x.reason not in ('paid-twice', 'seats-changed-since')
          where e.trip_id = w.trip_id and e.booking_id = w.booking_id and e.to_booking_id = w.carried_to_booking_id
            and e.state = 'carried'), 0)
      union all select 'open still', e.booking_id::text from booking_exchange e
        join booking n on n.trip_id = e.to_trip_id and n.booking_id = e.to_booking_id
      where e.state = 'open' and e.opened_at < now() - interval '90 minutes' and n.state not in ('held', 'review')
      union all select 'both valid', e.booking_id::text from booking_exchange e
        join booking b on b.trip_id = e.trip_id and b.booking_id = e.booking_id and b.state = 'confirmed'
        join booking n on n.trip_id = e.to_trip_id and n.booking_id = e.to_booking_id and n.state = 'confirmed'
      where e.state <> 'open'
      union all select 'not followed', e.booking_id::text from booking_exchange e
      where e.state = 'carried' and not exists (select from refund r where r.trip_id = e.trip_id and r.booking_id = e.booking_id
        and r.carried_to_booking_id = e.to_booking_id and r.amount_paisa = e.credit_paisa)
      union all select 'valid still', w.booking_id::text from went w
        join ticket k on k.trip_id = w.trip_id and k.booking_id = w.booking_id and k.state <> 'void'
      union all select 'changed twice', booking_id::text from went group by trip_id, booking_id having count(*) > 1
      union all select 'fee of a change that stands', x.refund_id::text from refund x
        join went w on w.trip_id = x.trip_id and w.booking_id = x.booking_id
        join booking n on n.trip_id = w.carried_to_trip_id and n.booking_id = w.carried_to_booking_id
      where x.reason_key like 'exchange-failed:%' and n.state not in ('unseated', 'cancelled')`,
  },
};
