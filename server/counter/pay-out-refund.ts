import { nameOfActor } from '@poth/domain/identity/actor.ts';
import { PayOutRefundInput } from '@poth/domain/counter/input.ts';
import { canSellFor } from '@poth/domain/identity/policy.ts';
import { Problem } from '@poth/domain/problem.ts';
import { readBooking } from '../booking/store.ts';
import { call } from '../call.ts';
import { once } from '../db/once.ts';
import { transaction } from '../db/transaction.ts';
import { readRefund } from '../refund/store.ts';
import { handOut } from './hand-out.ts';
import { openTill } from './open-till.ts';

/**
 * Hands out money that waits at the counters because its owner cancelled on the web, or the operator called the trip
 * off. Any counter of the operator may do so, once.
 */
export const payOutRefund = call(
  {
    gate: 'seller',
    input: PayOutRefundInput,
    problems: ['not-found', 'no-shift', 'already-decided', 'key-reused'],
  },
  function payOutRefund({ deps, actor }, input): Promise<{ amountPaisa: number }> {
    return transaction(deps.db, (tx) =>
      once(tx, { tripId: input.tripId, actor: nameOfActor(actor), key: input.key, input }, async () => {
        const seller = await openTill(tx, actor);
        const refund = await readRefund(tx, input);
        const booking = refund && (await readBooking(tx, refund, 'locked'));
        if (!booking || !canSellFor(actor, booking)) throw new Problem('not-found');
        await handOut(tx, seller, booking, refund.refundId);
        return { amountPaisa: refund.amountPaisa };
      }),
    );
  },
);
