import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { touching } from '../db/touch.ts';
import { transaction } from '../db/transaction.ts';
import { earlier } from './earlier.ts';

/** Ages a booking: its hold began, and ends, `ms` milliseconds earlier. */
export const ageHold = (
  db: Database,
  { tripId, bookingId }: { tripId: string; bookingId: string },
  ms: number,
): Promise<void> => {
  const aged = (column: string) => earlier(column, ms);
  const ofBooking = sql`where trip_id = ${tripId} and booking_id = ${bookingId}`;
  return transaction(db, async (tx) => {
    for (const statement of [
      sql`update booking set held_until = ${aged('held_until')}, version = version + 1 ${ofBooking}`,
      sql`${touching(tripId)} update trip_seat set expires_at = ${aged('expires_at')} ${ofBooking}`,
      sql`update unpaid_hold set held_at = ${aged('held_at')}, expires_at = ${aged('expires_at')} ${ofBooking}`,
      sql`update buyer_hold set expires_at = ${aged('expires_at')} ${ofBooking}`,
      sql`update payment set open_until = ${aged('open_until')}, ask_at = ${aged('ask_at')},
        capture_claimed_at = ${aged('capture_claimed_at')} ${ofBooking}`,
    ])
      await statement.execute(tx);
  });
};
