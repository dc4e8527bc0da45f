import { buyerOf } from '@poth/domain/identity/actor.ts';
import { releaseSeatsCall } from '@poth/domain/booking/api.ts';
import { ReleaseSeatsInput } from '@poth/domain/booking/input.ts';
import { problemsIn } from '@poth/domain/contract.ts';
import { Problem } from '@poth/domain/problem.ts';
import { legsOf } from '@poth/domain/trip/trip.ts';
import { call } from '../call.ts';
import { databaseNow } from '../db/clock.ts';
import { transaction } from '../db/transaction.ts';
import { giveBackUse } from '../promo/use-store.ts';
import { freeHeldSeats, isBeingPaid } from '../seating/store.ts';
import { lockOwnHold } from './lock-own-hold.ts';
import { moveHoldEnd } from './hold-store.ts';
import { type BookingRow, moveBooking, readBooking, renewContents } from './store.ts';

/**
 * Lets go of held seats before their time; the last one ends the hold. Releasing a seat twice is no fault.
 * Answers the booking as it stands.
 */
export const releaseSeats = call(
  {
    gate: 'everybody',
    input: ReleaseSeatsInput,
    problems: problemsIn(releaseSeatsCall.responses),
  },
  async function releaseSeats({ deps, actor }, input): Promise<BookingRow> {
    const { tripId, bookingId, seatNos } = input;
    await transaction(deps.db, async (tx) => {
      const now = await databaseNow(tx);
      const booking = await lockOwnHold(tx, actor, input, now);
      if (await isBeingPaid(tx, booking)) throw new Problem('booking-closed');
      await freeHeldSeats(tx, { tripId, seatNos, legNos: legsOf(booking) }, bookingId);
      await tx
        .deleteFrom('bookingSeat')
        .where('tripId', '=', tripId)
        .where('bookingId', '=', bookingId)
        .where('seatNo', 'in', [...seatNos])
        .execute();
      await renewContents(tx, booking);
      if (booking.seats.some((seat) => !seatNos.includes(seat.seatNo))) return;
      await moveBooking(tx, booking, 'expire', buyerOf(actor), { released: true });
      await giveBackUse(tx, booking);
      await moveHoldEnd(tx, booking, now);
    });
    deps.seatWatch.changed(tripId);
    const booking = await readBooking(deps.db, input);
    if (!booking) throw new Problem('not-found');
    return booking;
  },
);
