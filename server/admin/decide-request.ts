import { z } from 'zod';
import { nameOfActor } from '@poth/domain/account/actor.ts';
import { DecideRequestInput } from '@poth/domain/admin/input.ts';
import type { RequestState } from '@poth/domain/admin/lifecycle.ts';
import { Problem } from '@poth/domain/problem.ts';
import { readBooking } from '../booking/store.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { readInput } from '../read-input.ts';
import { giveMoneyBack } from './give-money-back.ts';
import { recordOnBooking } from './record-on-booking.ts';
import { decide, nameRefund, readRequest } from './request-store.ts';
import { settleAsAsked } from './settle-outside.ts';

const acts = {
  refund: { approve: 'refund-given', decline: 'refund-declined' },
  'settled-outside': { approve: 'settlement-agreed', decline: 'settlement-declined' },
} as const;

/**
 * A second admin decides what the first asked for; what is approved is done in the same transaction, or nothing is.
 */
export const decideRequest = call(
  {
    gate: 'admin',
    input: z.custom<DecideRequestInput>(),
    problems: ['not-found', 'own-request', 'already-decided', 'refund-too-much', 'not-cancellable'],
  },
  async function decideRequest({ deps: { db, seatWatch }, actor }, input): Promise<{ state: RequestState }> {
    const { decision, ...ref } = readInput(DecideRequestInput, input);
    const by = nameOfActor(actor);
    const state = await transaction(db, async (tx) => {
      const request = await readRequest(tx, ref);
      const booking = request && (await readBooking(tx, request, 'locked'));
      if (!booking) throw new Problem('not-found');
      const { kind, requestId, amountPaisa, whole, bornBy, reference } = request;
      const decided = await decide(tx, actor, request, decision);
      const told: Record<string, unknown> = { requestId, amountPaisa, ...(reference && { reference }) };
      if (decision === 'approve' && kind === 'refund') {
        const wish = { amountPaisa: whole ? null : amountPaisa, bornBy, id: requestId, by };
        const given = await giveMoneyBack(tx, booking, wish);
        await nameRefund(tx, request, given.refundId);
        Object.assign(told, given);
      }
      if (decision === 'approve' && kind === 'settled-outside') {
        await settleAsAsked(tx, request, by);
        Object.assign(told, { refundId: request.refundId });
      }
      await recordOnBooking(tx, actor, booking, acts[kind][decision], told);
      return decided;
    });
    seatWatch.changed(ref.tripId);
    return { state };
  },
);
