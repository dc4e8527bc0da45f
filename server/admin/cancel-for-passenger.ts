import { z } from 'zod';
import { nameOfActor } from '@poth/domain/account/actor.ts';
import { CancelForPassengerInput } from '@poth/domain/admin/input.ts';
import { Problem } from '@poth/domain/problem.ts';
import { readBooking } from '../booking/store.ts';
import { call } from '../call.ts';
import { once } from '../db/once.ts';
import { transaction } from '../db/transaction.ts';
import { readInput } from '../read-input.ts';
import { cancelSeats } from '../refund/cancel-and-refund.ts';
import { recordOnBooking } from './record-on-booking.ts';

type Outcome = { refundId: string | null; refundPaisa: number };

/**
 * An admin cancels seats for their passenger by the policy of the booking, as the passenger could; what was paid at a
 * counter waits there.
 */
export const cancelForPassenger = call(
  {
    gate: 'admin',
    input: z.custom<CancelForPassengerInput>(),
    problems: [
      'not-found',
      'not-cancellable',
      'quote-changed', // with the amount as it is now
      'key-reused',
    ],
  },
  async function cancelForPassenger({ deps: { db, seatWatch }, actor }, input): Promise<Outcome> {
    const wish = readInput(CancelForPassengerInput, input);
    const { tripId, key, seatNos, shownRefundPaisa, reason } = wish;
    const by = nameOfActor(actor);
    const done = await transaction(db, (tx) =>
      once(tx, { tripId, actor: by, key, input: wish }, async () => {
        const booking = await readBooking(tx, wish, 'locked');
        if (!booking) throw new Problem('not-found');
        const outcome = await cancelSeats(tx, booking, { seatNos, shownRefundPaisa, by });
        await recordOnBooking(tx, actor, booking, 'seats-cancelled', { seatNos, reason, ...outcome });
        return outcome;
      }),
    );
    seatWatch.changed(tripId);
    return done;
  },
);
