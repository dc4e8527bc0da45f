import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { touching } from '../db/touch.ts';
import { transaction } from '../db/transaction.ts';

/** Lets time pass for a booking: its hold began, and ends, so many milliseconds earlier. */
export const ageHold = (
  db: Database,
  { tripId, bookingId }: { tripId: string; bookingId: string },
  ms: number,
): Promise<void> => {
  const earlier = sql`- make_interval(secs => ${ms / 1_000}::float8)`;
  const ofBooking = sql`where trip_id = ${tripId} and booking_id = ${bookingId}`;
  return transaction(db, async (tx) => {
    for (const statement of [
      sql`update booking set held_until = held_until ${earlier}, version = version + 1 ${ofBooking}`,
      sql`${touching(tripId)} update trip_seat set expires_at = expires_at ${earlier} ${ofBooking}`,
      sql`update unpaid_hold set held_at = held_at ${earlier}, expires_at = expires_at ${earlier} ${ofBooking}`,
      sql`update buyer_hold set expires_at = expires_at ${earlier} ${ofBooking}`,
      sql`update payment set open_until = open_until ${earlier}, ask_at = ask_at ${earlier},
        capture_claimed_at = capture_claimed_at ${earlier} ${ofBooking}`,
    ])
      await statement.execute(tx);
  });
};
