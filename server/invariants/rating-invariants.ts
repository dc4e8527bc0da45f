import type { Invariant } from './invariant.ts';

/** Invariants of ratings. */
export const ratingInvariants: Readonly<Record<string, Invariant>> = {
  'I-rating': {
    says: 'a rating has a boarded ticket: one of its own booking, that was let in at the door',
    sql: `select 'rating without a boarded ticket' what, r.booking_id::text id from rating r
        left join ticket k on k.trip_id = r.trip_id and k.ticket_id = r.ticket_id and k.booking_id = r.booking_id
      where k.ticket_id is null or not exists (select from boarding_scan s where s.trip_id = r.trip_id
        and s.ticket_id = r.ticket_id and s.verdict = 'boarded')
      union all select 'rating of another company', r.booking_id::text from rating r
        left join booking b on b.trip_id = r.trip_id and b.booking_id = r.booking_id and b.operator_id = r.operator_id
      where b.booking_id is null
      union all select 'words hidden without an entry', r.booking_id::text from rating r
        left join audit_log a on a.stream = 'operator:' || r.operator_id and a.act = 'rating-hidden'
          and a.detail->>'bookingId' = r.booking_id::text
      where r.hidden_at is not null and a.stream is null`,
  },
};
