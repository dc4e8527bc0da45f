import type { Invariant } from './invariant.ts';

/** Invariants of bookings that went on to another coach. */
export const rebookingInvariants: Readonly<Record<string, Invariant>> = {
  'I-rebooking': {
    says: 'money that was carried pays one booking of the same company, to the paisa and within a quarter of an hour; between the two nothing is left',
    sql: `with gone as materialized (
        select r.trip_id, r.refund_id, r.state, r.amount_paisa, r.settled_at, r.carried_to_trip_id, r.carried_to_booking_id,
          b.operator_id, b.booking_id, b.state booking_state
        from refund r left join booking b on b.trip_id = r.trip_id and b.booking_id = r.booking_id
        where r.carried_to_booking_id is not null),
      come as materialized (
        select p.trip_id, p.payment_id, p.booking_id, p.captured_paisa, p.carried_from_trip_id, p.carried_from_refund_id, b.operator_id
        from payment p left join booking b on b.trip_id = p.trip_id and b.booking_id = p.booking_id
        where p.carried_from_refund_id is not null),
      line as materialized (
        select book, source_id, sum(amount_paisa) paisa from ledger_line where account = 'gateway_clearing:carried' group by 1, 2)
      select 'carried to nothing' what, r.refund_id::text id from gone r
        left join come p on p.trip_id = r.carried_to_trip_id and p.booking_id = r.carried_to_booking_id
          and p.carried_from_trip_id = r.trip_id and p.carried_from_refund_id = r.refund_id
      where r.settled_at < now() - interval '15 minutes' and p.payment_id is null
      union all select 'comes of nothing', p.payment_id::text from come p
        left join gone r on r.trip_id = p.carried_from_trip_id and r.refund_id = p.carried_from_refund_id
      where r.carried_to_trip_id is distinct from p.trip_id or r.carried_to_booking_id is distinct from p.booking_id
        or r.amount_paisa is distinct from p.captured_paisa or r.state is distinct from 'settled'
        or p.operator_id is distinct from r.operator_id
      union all select 'pays twice', carried_from_refund_id::text from come group by carried_from_refund_id having count(*) > 1
      union all select 'valid still', booking_id::text from gone where booking_state <> 'cancelled'
      union all select 'left between', r.refund_id::text from gone r
        join come p on p.trip_id = r.carried_to_trip_id and p.booking_id = r.carried_to_booking_id
          and p.carried_from_refund_id = r.refund_id
      where coalesce((select sum(l.paisa) from line l where l.book = r.trip_id and l.source_id = r.refund_id
          or l.book = p.trip_id and l.source_id = p.payment_id), 0) <> 0
      union all select 'lines of nothing', l.source_id::text from line l
      where not exists (select from gone r where r.trip_id = l.book and r.refund_id = l.source_id)
        and not exists (select from come p where p.trip_id = l.book and p.payment_id = l.source_id)`,
  },
};
