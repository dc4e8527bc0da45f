import { ReleasePhoneHoldInput } from '@poth/domain/counter/input.ts';
import { legsOf } from '@poth/domain/trip/trip.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { moveBooking } from '../booking/move-booking.ts';
import { call } from '../call.ts';
import { databaseNow } from '../db/clock.ts';
import { transaction } from '../db/transaction.ts';
import { freeHeldSeats } from '../seating/store.ts';
import { lockPhoneHold } from './lock-phone-hold.ts';
import { openTill } from './open-till.ts';
import { streamOfShift } from './seller.ts';

/** Puts seats that were kept for a caller back on sale before their time. */
export const releasePhoneHold = call(
  {
    gate: 'seller',
    input: ReleasePhoneHoldInput,
    problems: ['not-found', 'no-shift', 'hold-expired', 'booking-closed'],
  },
  async function releasePhoneHold({ deps, actor }, input): Promise<void> {
    const { tripId } = input;
    await transaction(deps.db, async (tx) => {
      const seller = await openTill(tx, actor);
      const booking = await lockPhoneHold(tx, actor, input, await databaseNow(tx));
      const { bookingId, pnr } = booking;
      const seatNos = booking.seats.map(({ seatNo }) => seatNo);
      await freeHeldSeats(tx, { tripId, seatNos, legNos: legsOf(booking) }, bookingId);
      await moveBooking(tx, booking, 'expire', seller.by, { released: true });
      await recordAct(tx, actor, {
        stream: streamOfShift(seller.till),
        act: 'phone-hold-released',
        detail: { tripId, bookingId, pnr, seatNos },
      });
    });
    deps.seatWatch.changed(tripId);
  },
);
