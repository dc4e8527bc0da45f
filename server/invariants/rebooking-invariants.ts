import type { Invariant } from './invariant.ts';

/** Invariants of bookings that went on to another coach. */
export const rebookingInvariants: Readonly<Record<string, Invariant>> = {
  'I-rebooking': {
    says: 'money that was carried pays one booking of the same company, to the paisa and within a quarter of an hour; between the two nothing is left',
    sql: `select 'carried to nothing' what, r.refund_id::text id from refund r
        left join payment p on p.trip_id = r.carried_to_trip_id and p.booking_id = r.carried_to_booking_id
          and p.carried_from_trip_id = r.trip_id and p.carried_from_refund_id = r.refund_id
      where r.carried_to_booking_id is not null and r.settled_at < now() - interval '15 minutes' and p.payment_id is null
      union all select 'comes of nothing', p.payment_id::text from payment p
        left join refund r on r.trip_id = p.carried_from_trip_id and r.refund_id = p.carried_from_refund_id
        left join booking b on b.trip_id = p.trip_id and b.booking_id = p.booking_id
        left join booking was on was.trip_id = r.trip_id and was.booking_id = r.booking_id
      where p.carried_from_refund_id is not null and (r.carried_to_trip_id is distinct from p.trip_id
        or r.carried_to_booking_id is distinct from p.booking_id or r.amount_paisa is distinct from p.captured_paisa
        or r.state is distinct from 'settled' or b.operator_id is distinct from was.operator_id)
      union all select 'pays twice', carried_from_refund_id::text from payment
      where carried_from_refund_id is not null group by 2 having count(*) > 1
      union all select 'valid still', b.booking_id::text from refund r
        join booking b on b.trip_id = r.trip_id and b.booking_id = r.booking_id
      where r.carried_to_booking_id is not null and b.state <> 'cancelled'
      union all select 'left between', r.refund_id::text from refund r
        join payment p on p.trip_id = r.carried_to_trip_id and p.booking_id = r.carried_to_booking_id
          and p.carried_from_refund_id = r.refund_id
      where coalesce((select sum(l.amount_paisa) from ledger_line l where l.account = 'gateway_clearing:carried'
          and (l.book = r.trip_id and l.source_id = r.refund_id or l.book = p.trip_id and l.source_id = p.payment_id)), 0) <> 0
      union all select 'lines of nothing', l.source_id::text from ledger_line l
      where l.account = 'gateway_clearing:carried'
        and not exists (select from refund r where r.trip_id = l.book and r.refund_id = l.source_id
          and r.carried_to_booking_id is not null)
        and not exists (select from payment p where p.trip_id = l.book and p.payment_id = l.source_id
          and p.carried_from_refund_id is not null)`,
  },
};
