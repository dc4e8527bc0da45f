import type { Database } from '../db/database.ts';

type Share = { tripId: string; paymentId: string };

/** Finds the booking that a payment paid for on one trip. */
export const findBookingOfPayment = (
  db: Database,
  { tripId, paymentId }: Share,
): Promise<{ tripId: string; bookingId: string } | undefined> =>
  db
    .selectFrom('payment')
    .select(['tripId', 'bookingId'])
    .where('tripId', '=', tripId)
    .where('paymentId', '=', paymentId)
    .executeTakeFirst();
