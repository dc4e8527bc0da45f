import { legsOf } from '@poth/domain/trip/trip.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { freeHeldSeats } from '../seating/store.ts';
import { lapsedHolds } from './hold-store.ts';
import { moveBooking } from './move-booking.ts';
import { readBooking } from './store.ts';

/**
 * Records that holds are over and frees their seats, for the maps' sake: buyers could take such seats before. Returns
 * how many it ended.
 */
export const expireHolds = (deps: Deps) => async (): Promise<number> => {
  const lapsed = await lapsedHolds(deps.db, deps.settings().graceMinutes, 100);
  for (const ref of lapsed) {
    await transaction(deps.db, async (tx) => {
      const booking = await readBooking(tx, ref, 'locked');
      if (booking?.state !== 'held') return;
      const seatNos = booking.seats.map((seat) => seat.seatNo);
      await freeHeldSeats(tx, { tripId: ref.tripId, seatNos, legNos: legsOf(booking) }, ref.bookingId);
      await moveBooking(tx, booking, 'expire', 'chores');
    });
    deps.seatWatch.changed(ref.tripId);
  }
  return lapsed.length;
};
