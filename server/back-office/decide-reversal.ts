import { DecideReversalInput } from '@poth/domain/back-office/input.ts';
import {
  needsAgreement,
  type Reversal,
  reversalLife,
  type ReversalState,
} from '@poth/domain/back-office/reversal.ts';
import { nameOfActor, personOf } from '@poth/domain/identity/actor.ts';
import { reversalCharged, reversalReturned } from '@poth/domain/ledger/entry.ts';
import { nextState } from '@poth/domain/machine.ts';
import { paisa } from '@poth/domain/money.ts';
import { Problem } from '@poth/domain/problem.ts';
import { type BookingRow, readBooking } from '../booking/store.ts';
import { call } from '../call.ts';
import type { Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { post } from '../ledger/store.ts';
import { readPayment } from '../payment/store.ts';
import { sharesLeft } from './give-back-store.ts';
import { recordOnBooking } from './record-on-booking.ts';
import { askOutcome, endReversal, readReversal, undoReversal } from './reversal-store.ts';

/** Books the outcome of a case: the operator bears at most what is left of its fare, Poth the rest. */
const bookEnd = async (
  tx: Tx,
  booking: BookingRow,
  { tripId, reversalId, paymentId, amountPaisa }: Reversal,
  { state, gateway }: { state: ReversalState; gateway: string },
): Promise<void> => {
  if (state === 'returned') {
    await undoReversal(tx, { tripId, paymentId }, amountPaisa);
    return post(tx, tripId, reversalId, reversalReturned(gateway, paisa(amountPaisa)));
  }
  const { farePaisa } = await sharesLeft(tx, booking);
  const operatorPaisa = state === 'charged-operator' ? Math.min(amountPaisa, farePaisa) : 0;
  return post(
    tx,
    tripId,
    reversalId,
    reversalCharged(booking.operatorId, { operatorPaisa, portalPaisa: amountPaisa - operatorPaisa }),
  );
};

/**
 * Decides who bears money that a bank took back, or records that the gateway has returned it. Above the setting
 * refundApprovalPaisa the first admin asks, and another agrees by choosing the same outcome; another outcome replaces
 * the first request.
 */
export const decideReversal = call(
  {
    gate: 'admin',
    input: DecideReversalInput,
    problems: [
      'not-found',
      'own-request', // the same admin asked for it
      'already-decided', // also where another admin has asked for a different outcome meanwhile
    ],
  },
  async function decideReversal(
    { deps, actor },
    { outcome, reason, ...ref },
  ): Promise<{ state: ReversalState }> {
    const who = { by: nameOfActor(actor), byName: personOf(actor).name };
    return transaction(deps.db, async (tx) => {
      const found = await readReversal(tx, ref);
      const booking = found && (await readBooking(tx, found, 'locked'));
      const payment = booking && (await readPayment(tx, found, 'locked'));
      // Read again now that booking and payment are locked.
      const reversal = payment && (await readReversal(tx, ref));
      if (!reversal) throw new Problem('not-found');
      const state = nextState(reversalLife, reversal.reversalState, outcome);
      if (!state) throw new Problem('already-decided');
      const told = { reversalId: ref.reversalId, amountPaisa: reversal.amountPaisa, outcome, reason };
      const { askedBy, askedOutcome } = reversal;
      const isAgreed = askedBy !== null && askedBy !== who.by && askedOutcome === outcome;
      if (needsAgreement(payment.reversedPaisa, deps.settings().refundApprovalPaisa) && !isAgreed) {
        if (askedBy === who.by && askedOutcome === outcome) throw new Problem('own-request');
        if (!(await askOutcome(tx, reversal, { outcome, ...who }))) throw new Problem('already-decided');
        await recordOnBooking(tx, actor, booking, 'reversal-asked', told);
        return { state: reversal.reversalState };
      }
      if (!(await endReversal(tx, reversal, { state, reason, ...who }))) throw new Problem('already-decided');
      await bookEnd(tx, booking, reversal, { state, gateway: payment.gateway });
      await recordOnBooking(tx, actor, booking, 'reversal-decided', { ...told, agreed: isAgreed });
      return { state };
    });
  },
);
