import { Problem } from '@poth/domain/problem.ts';
import { legsOf } from '@poth/domain/trip/trip.ts';
import { moveBooking } from '../booking/move-booking.ts';
import { readBooking } from '../booking/store.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { freeHeldSeats, isBeingPaid } from '../seating/store.ts';

/**
 * Releases seats that were held for a booking which does not change to them: another request was faster, or its passenger
 * keeps the ticket. Does nothing where the hold is over. Problems: payment-open while it is being paid.
 */
export const releaseHold = async (deps: Deps, ref: { tripId: string; bookingId: string }): Promise<void> => {
  await transaction(deps.db, async (tx) => {
    const booking = await readBooking(tx, ref, 'locked');
    if (booking?.state !== 'held') return;
    if (await isBeingPaid(tx, booking)) throw new Problem('payment-open');
    const seatNos = booking.seats.map(({ seatNo }) => seatNo);
    await freeHeldSeats(tx, { tripId: ref.tripId, seatNos, legNos: legsOf(booking) }, ref.bookingId);
    await moveBooking(tx, booking, 'expire', 'rebooking');
  });
  deps.seatWatch.changed(ref.tripId);
};
