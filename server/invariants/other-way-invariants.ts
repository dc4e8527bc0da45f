import type { Invariant } from './invariant.ts';

/** Invariants of the amount that is kept of one way of a purchase for the discount of the other. */
export const otherWayInvariants: Readonly<Record<string, Invariant>> = {
  'I-other-way': {
    says: 'what was kept of a way for the discount of the other one is of seats that were given back, no more than their fares, and no more of it has come back than was kept',
    sql: `select 'came back' what, r.booking_id::text id from (
        select trip_id, booking_id, sum(amount_paisa) paisa from refund
        where reason_key like 'other-way-given-back:%' group by 1, 2) r
      where r.paisa > (select coalesce(sum(s.kept_for_other_way_paisa), 0) from booking_seat s
        where s.trip_id = r.trip_id and s.booking_id = r.booking_id)
      union all select 'more than its fare', s.booking_id::text from booking_seat s
      where s.kept_for_other_way_paisa > s.fare_paisa
      union all select 'of a valid ticket', s.booking_id::text from booking_seat s
        join ticket k on k.trip_id = s.trip_id and k.booking_id = s.booking_id and k.seat_no = s.seat_no and k.state <> 'void'
      where s.kept_for_other_way_paisa > 0`,
  },
};
