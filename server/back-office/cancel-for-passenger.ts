import { nameOfActor } from '@poth/domain/identity/actor.ts';
import { CancelForPassengerInput } from '@poth/domain/back-office/input.ts';
import { Problem } from '@poth/domain/problem.ts';
import { awaitsCredit, refuseWhileExchanged } from '../booking/exchange-claim-store.ts';
import { readBooking } from '../booking/store.ts';
import { call } from '../call.ts';
import { once } from '../db/once.ts';
import { transaction } from '../db/transaction.ts';
import { cancelSeats } from '../refund/cancel-and-refund.ts';
import { promiseRefund } from '../settings/promise-refund.ts';
import { recordOnBooking } from './record-on-booking.ts';

type Outcome = { refundId: string | null; refundPaisa: number };

/**
 * Cancels seats on behalf of their passenger by the booking's policy, as the passenger could; money paid at a counter
 * is handed out there.
 */
export const cancelForPassenger = call(
  {
    gate: 'admin',
    input: CancelForPassengerInput,
    problems: [
      'not-found',
      'not-cancellable',
      'payment-reversed',
      'being-exchanged', // the difference with another trip is being paid, or its money is on its way here
      'quote-changed', // with the current amount
      'key-reused',
    ],
  },
  async function cancelForPassenger({ deps, actor }, wish): Promise<Outcome> {
    const { db, seatWatch } = deps;
    const { tripId, key, seatNos, shownRefundPaisa, reason } = wish;
    const by = nameOfActor(actor);
    const done = await transaction(db, (tx) =>
      once(tx, { tripId, actor: by, key, input: wish }, async () => {
        const booking = await readBooking(tx, wish, 'locked');
        if (!booking) throw new Problem('not-found');
        await refuseWhileExchanged(tx, booking);
        if (await awaitsCredit(tx, booking)) throw new Problem('being-exchanged');
        const { refundId, refundPaisa } = await cancelSeats(tx, booking, {
          seatNos,
          shownRefundPaisa,
          by,
          promisedBy: promiseRefund(deps),
        });
        const outcome = { refundId, refundPaisa };
        await recordOnBooking(tx, actor, booking, 'seats-cancelled', { seatNos, reason, ...outcome });
        return outcome;
      }),
    );
    seatWatch.changed(tripId);
    return done;
  },
);
