import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { announceAll, toOwner } from '../messaging/outbox.ts';
import { claimRatingRequest, readTripsToAsk, readBookingsToAsk } from './request-store.ts';

/** Trips at a time; each is one transaction. */
const tripsAtOnce = 20;
/** Days before today whose trips are checked: a night coach arrives on the day after its service date. */
const daysBack = 3;

/**
 * Asks by mail, once, the bookings with an e-mail address and a boarded passenger of coaches that have arrived. No SMS:
 * it costs money, and the page of the ticket asks too. Returns whether more trips are due.
 */
export const askForRatings =
  ({ db, now }: Pick<Deps, 'db' | 'now'>) =>
  async (): Promise<boolean> => {
    const today = dhakaDate(now());
    const dates = { from: addDays(today, -daysBack), until: addDays(today, 1) };
    const tripIds = await readTripsToAsk(db, dates, tripsAtOnce);
    for (const tripId of tripIds)
      await transaction(db, async (tx) => {
        if (!(await claimRatingRequest(tx, tripId))) return;
        const bookingIds = await readBookingsToAsk(tx, tripId);
        const asked = bookingIds.flatMap((bookingId) =>
          toOwner('rating-wanted', bookingId, { bookingId }, ['mail']),
        );
        await announceAll(tx, tripId, asked);
      });
    return tripIds.length === tripsAtOnce;
  };
