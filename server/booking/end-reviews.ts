import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { overdueReviews, readBooking } from './store.ts';
import { unseatBooking } from './unseat-booking.ts';

/**
 * Ends reviews that nobody decided in time: no ticket, the seats are on sale again and the money goes back. Returns how
 * many were overdue.
 */
export const endReviews = (deps: Deps) => async (): Promise<number> => {
  const overdue = await overdueReviews(deps.db, 100);
  for (const { paymentId, ...ref } of overdue) {
    await transaction(deps.db, async (tx) => {
      const booking = await readBooking(tx, ref, 'locked');
      if (booking?.state === 'review') await unseatBooking(tx, booking, paymentId, 'chores');
    });
    deps.seatWatch.changed(ref.tripId);
  }
  return overdue.length;
};
