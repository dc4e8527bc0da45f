import { nameOfActor } from '@poth/domain/identity/actor.ts';
import { DecideRequestInput } from '@poth/domain/back-office/input.ts';
import type { RequestState } from '@poth/domain/back-office/lifecycle.ts';
import { Problem } from '@poth/domain/problem.ts';
import { readBooking } from '../booking/store.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { promiseRefund } from '../settings/promise-refund.ts';
import { giveMoneyBack } from './give-money-back.ts';
import { recordOnBooking } from './record-on-booking.ts';
import { decide, linkRefundToRequest, readRequest } from './request-store.ts';
import { settleByRequest } from './settle-outside.ts';

const acts = {
  refund: { approve: 'refund-given', decline: 'refund-declined' },
  'settled-outside': { approve: 'settlement-agreed', decline: 'settlement-declined' },
} as const;

/** Decides, as a second admin, the request of a first; an approval is carried out in the same transaction. */
export const decideRequest = call(
  {
    gate: 'admin',
    input: DecideRequestInput,
    problems: [
      'not-found',
      'own-request',
      'already-decided', // also where it has lapsed, or refund or amount have changed since the first admin saw them
      'refund-too-much',
      'not-cancellable', // no payment bought tickets of the booking
      'being-exchanged', // money of an earlier booking is on its way to it
    ],
  },
  async function decideRequest({ deps, actor }, { decision, ...ref }): Promise<{ state: RequestState }> {
    const { db, seatWatch } = deps;
    const by = nameOfActor(actor);
    const state = await transaction(db, async (tx) => {
      const request = await readRequest(tx, ref);
      const booking = request && (await readBooking(tx, request, 'locked'));
      if (!booking) throw new Problem('not-found');
      const { kind, requestId, amountPaisa, whole, bornBy, reference } = request;
      const decided = await decide(tx, actor, request, decision);
      const told: Record<string, unknown> = { requestId, amountPaisa, ...(reference && { reference }) };
      if (decision === 'approve' && kind === 'refund') {
        const promisedBy = promiseRefund(deps);
        const wish = { amountPaisa: whole ? null : amountPaisa, bornBy, promisedBy, id: requestId, by };
        const { refundId, refunds, amountPaisa: givenPaisa } = await giveMoneyBack(tx, booking, wish);
        // All that is left may have become more since it was asked for; two have agreed to that amount.
        if (givenPaisa > amountPaisa) throw new Problem('already-decided');
        await linkRefundToRequest(tx, request, refundId);
        const [first, ...others] = refunds;
        Object.assign(told, first);
        for (const other of others)
          await recordOnBooking(tx, actor, booking, acts.refund.approve, { requestId, ...other });
      }
      if (decision === 'approve' && kind === 'settled-outside') {
        await settleByRequest(tx, request, by);
        Object.assign(told, { refundId: request.refundId });
      }
      await recordOnBooking(tx, actor, booking, acts[kind][decision], told);
      return decided;
    });
    seatWatch.changed(ref.tripId);
    return { state };
  },
);
