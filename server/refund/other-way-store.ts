import { sql } from 'kysely';
import type { Share } from '@poth/domain/payment/purchase.ts';
import type { Database, Tx } from '../db/database.ts';

type Ref = { tripId: string; bookingId: string };

/** Other way of the purchase that a booking was bought with. */
type OtherWay = {
  /** When it was lost: paid, and without seats; null where it was not. */
  lostAt: Date | null;
  /** Discounts for both ways of its seats that are not given back. */
  offsPaisa: number[];
};

/**
 * Reads how the other way of the purchase stands that a booking was bought with; null where it was bought alone. A
 * booking that was bought alone is asked one thing; each trip of a purchase is asked by itself.
 */
export const readOtherWay = async (
  db: Database | Tx,
  { tripId, bookingId }: Ref,
): Promise<OtherWay | null> => {
  const { rows } = await sql<{ paymentId: string; otherShares: readonly Share[] }>`
    select p.payment_id, p.other_shares from payment p
    where p.trip_id = ${tripId} and p.booking_id = ${bookingId} and p.state = 'paid' and p.other_shares <> '[]'`.execute(
    db,
  );
  const ways: OtherWay[] = [];
  for (const { paymentId, otherShares } of rows)
    for (const other of otherShares) {
      const way = await sql<OtherWay>`
        select (select h.at from history h where b.state = 'unseated' and h.trip_id = p.trip_id and h.subject = 'booking'
            and h.subject_id = p.booking_id and h.event = 'unseat' limit 1) as lost_at,
          (select coalesce(jsonb_agg(s.both_ways_off_paisa), '[]') from booking_seat s
            where s.trip_id = p.trip_id and s.booking_id = p.booking_id and s.both_ways_off_paisa > 0
              and exists (select from ticket k where k.trip_id = p.trip_id and k.booking_id = p.booking_id
                and k.seat_no = s.seat_no and k.state <> 'void')) as offs_paisa
        from payment p join booking b on b.trip_id = p.trip_id and b.booking_id = p.booking_id
        where p.trip_id = ${other.tripId} and p.payment_id = ${paymentId} and p.state = 'paid'`.execute(db);
      ways.push(...way.rows);
    }
  return ways.find(({ lostAt }) => lostAt !== null) ?? ways[0] ?? null;
};
