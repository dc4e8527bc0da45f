import { sql } from 'kysely';
import type { Share } from '@poth/domain/payment/purchase.ts';
import type { Database, Tx } from '../db/database.ts';

type Ref = { tripId: string; bookingId: string };

/**
 * Reads when another way of the purchase that a booking was bought with was lost: paid, and without seats. Null where none
 * was. A booking that was bought alone is asked one thing; each trip of a purchase is asked by itself.
 */
export const otherWayLostAt = async (db: Database | Tx, { tripId, bookingId }: Ref): Promise<Date | null> => {
  const { rows } = await sql<{ paymentId: string; otherShares: readonly Share[] }>`
    select p.payment_id, p.other_shares from payment p
    where p.trip_id = ${tripId} and p.booking_id = ${bookingId} and p.state = 'paid' and p.other_shares <> '[]'`.execute(
    db,
  );
  for (const { paymentId, otherShares } of rows)
    for (const other of otherShares) {
      const lost = await sql<{ at: Date }>`
        select h.at from payment p
          join booking b on b.trip_id = p.trip_id and b.booking_id = p.booking_id and b.state = 'unseated'
          join history h on h.trip_id = p.trip_id and h.subject = 'booking' and h.subject_id = p.booking_id and h.event = 'unseat'
        where p.trip_id = ${other.tripId} and p.payment_id = ${paymentId} and p.state = 'paid'`.execute(db);
      if (lost.rows[0]) return lost.rows[0].at;
    }
  return null;
};
