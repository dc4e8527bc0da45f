import { nameOfActor } from '@poth/domain/identity/actor.ts';
import { GiveBackInput } from '@poth/domain/back-office/input.ts';
import { Problem } from '@poth/domain/problem.ts';
import { readBooking } from '../booking/store.ts';
import { call } from '../call.ts';
import { once } from '../db/once.ts';
import { transaction } from '../db/transaction.ts';
import { promiseRefund } from '../settings/promise-refund.ts';
import { sumGivenBack } from './give-back-store.ts';
import { amountOf, giveMoneyBack, lockRefundable } from './give-money-back.ts';
import { recordOnBooking } from './record-on-booking.ts';
import { addRequest } from './request-store.ts';

/** Result: the refund, or the request that waits for a second admin. */
export type GivenBack = { refundId: string | null; requestId: string | null; amountPaisa: number };

/**
 * Gives money of a booking back beyond its policy. The sum of all such refunds of the booking decides: up to the
 * setting refundApprovalPaisa at once, above it another admin is asked. Money paid at a counter is handed out there.
 */
export const giveBack = call(
  {
    gate: 'admin',
    input: GiveBackInput,
    problems: [
      'not-found',
      'not-cancellable', // no payment bought tickets of it
      'being-exchanged', // money of an earlier booking is on its way here
      'refund-too-much',
      'request-waiting',
      'already-decided', // a refund with the same key exists: another admin used it
      'key-reused',
    ],
  },
  async function giveBack({ deps, actor }, wish): Promise<GivenBack> {
    const { db, settings, seatWatch } = deps;
    const { tripId, key, bornBy, reason } = wish;
    const by = nameOfActor(actor);
    const whole = wish.amountPaisa === null;
    const done = await transaction(db, (tx) =>
      once(tx, { tripId, actor: by, key, input: wish }, async (): Promise<GivenBack> => {
        const booking = await readBooking(tx, wish, 'locked');
        if (!booking?.pnr) throw new Problem('not-found');
        const amountPaisa = amountOf(wish.amountPaisa, await lockRefundable(tx, booking));
        const told = { amountPaisa, whole, bornBy, reason };
        if ((await sumGivenBack(tx, booking)) + amountPaisa > settings().refundApprovalPaisa) {
          const { bookingId } = booking;
          const requestId = await addRequest(tx, actor, {
            ...told,
            tripId,
            bookingId,
            kind: 'refund',
            reference: null,
            refundId: null,
            seenState: null,
          });
          await recordOnBooking(tx, actor, booking, 'refund-asked', { ...told, requestId });
          return { refundId: null, requestId, amountPaisa };
        }
        const { refundId, refunds } = await giveMoneyBack(tx, booking, {
          ...wish,
          promisedBy: promiseRefund(deps),
          id: key,
          by,
        });
        for (const refund of refunds)
          await recordOnBooking(tx, actor, booking, 'refund-given', { ...told, ...refund });
        return { refundId, requestId: null, amountPaisa };
      }),
    );
    if (whole) seatWatch.changed(tripId);
    return done;
  },
);
