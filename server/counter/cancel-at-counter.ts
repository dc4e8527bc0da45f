import { nameOfActor } from '@poth/domain/identity/actor.ts';
import { QuoteInput } from '@poth/domain/booking/input.ts';
import { CancelAtCounterInput } from '@poth/domain/counter/input.ts';
import type { RefundQuote } from '@poth/domain/refund/policy.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { databaseNow } from '../db/clock.ts';
import { once } from '../db/once.ts';
import { transaction } from '../db/transaction.ts';
import { cancelSeats } from '../refund/cancel-and-refund.ts';
import { promiseRefund } from '../settings/promise-refund.ts';
import { quoteSeats } from '../refund/quote-refund.ts';
import { handOut } from './hand-out.ts';
import { openTill } from './open-till.ts';
import { readCounterSale } from './read-counter-sale.ts';
import { streamOfShift } from './seller.ts';

/** Quotes the cash refund for seats of a counter's ticket if they are cancelled now. */
export const quoteAtCounter = call(
  { gate: 'seller', input: QuoteInput, problems: ['not-found', 'not-cancellable'] },
  async function quoteAtCounter({ deps: { db }, actor }, asked): Promise<RefundQuote> {
    const booking = await readCounterSale(db, actor, asked, 'unlocked');
    return quoteSeats(db, booking, asked.seatNos, await databaseNow(db));
  },
);

/**
 * Cancels seats of a counter's ticket by the operator's policy and hands the money out of the till, in one transaction;
 * any counter of the operator may do so. Returns the amount handed out.
 */
export const cancelAtCounter = call(
  {
    gate: 'seller',
    input: CancelAtCounterInput,
    problems: [
      'not-found',
      'no-shift',
      'not-cancellable',
      'quote-changed', // with the current amount
      'key-reused',
    ],
  },
  async function cancelAtCounter({ deps, actor }, input): Promise<{ refundPaisa: number }> {
    const { tripId, bookingId, key } = input;
    const done = await transaction(deps.db, (tx) =>
      once(tx, { tripId, actor: nameOfActor(actor), key, input }, async () => {
        const seller = await openTill(tx, actor);
        const booking = await readCounterSale(tx, actor, input, 'locked');
        const { refundId, refundPaisa } = await cancelSeats(tx, booking, {
          ...input,
          by: seller.by,
          toldOtherwise: true,
          promisedBy: promiseRefund(deps),
        });
        if (refundId) await handOut(tx, seller, booking, refundId);
        await recordAct(tx, actor, {
          stream: streamOfShift(seller.till),
          act: 'counter-cancelled',
          detail: { tripId, bookingId, pnr: booking.pnr, seatNos: input.seatNos, refundPaisa },
        });
        return { refundPaisa };
      }),
    );
    deps.seatWatch.changed(tripId);
    return done;
  },
);
