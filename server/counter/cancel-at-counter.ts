import { nameOfActor, type Visitor } from '@poth/domain/account/actor.ts';
import type { CancelAtCounterInput } from '@poth/domain/counter/input.ts';
import type { RefundQuote } from '@poth/domain/refund/policy.ts';
import { recordAct } from '../audit/record-act.ts';
import { databaseNow } from '../db/clock.ts';
import { once } from '../db/once.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { cancelSeats } from '../refund/cancel-and-refund.ts';
import { quoteSeats } from '../refund/quote-refund.ts';
import { handOut } from './hand-out.ts';
import { openTill } from './open-till.ts';
import { readCounterSale } from './read-counter-sale.ts';
import { streamOfShift } from './seller.ts';

type Asked = { tripId: string; bookingId: string; seatNos: readonly string[] };

/** What comes back in cash for seats of a counter's ticket cancelled now. Problems: not-found, not-cancellable. */
export const quoteAtCounter =
  ({ db }: Pick<Deps, 'db'>) =>
  async (actor: Visitor, asked: Asked): Promise<RefundQuote> => {
    const booking = await readCounterSale(db, actor, asked, 'unlocked');
    return quoteSeats(db, booking, asked.seatNos, await databaseNow(db));
  };

/**
 * Cancels seats of a counter's ticket by the operator's policy and hands the money out of the till, in one
 * transaction; any counter of the operator may. Answers what was handed out.
 * Problems: not-found, no-shift, not-cancellable, quote-changed (with the amount as it is now), key-reused.
 */
export const cancelAtCounter =
  (deps: Deps) =>
  async (actor: Visitor, input: CancelAtCounterInput): Promise<{ refundPaisa: number }> => {
    const { tripId, bookingId, key } = input;
    const done = await transaction(deps.db, (tx) =>
      once(tx, { tripId, actor: nameOfActor(actor), key, input }, async () => {
        const seller = await openTill(tx, actor);
        const booking = await readCounterSale(tx, actor, input, 'locked');
        const { refundId, refundPaisa } = await cancelSeats(tx, booking, {
          ...input,
          by: seller.by,
          toldOtherwise: true,
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
  };
