import { refundSettled } from '@poth/domain/ledger/entry.ts';
import { counterGateway } from '@poth/domain/payment/payment.ts';
import { readBooking } from '../booking/store.ts';
import type { Tx } from '../db/database.ts';
import { retrying, transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { post } from '../ledger/store.ts';
import type { RefundAnswer } from '../payment/gateways/gateway.ts';
import { readPayment } from '../payment/store.ts';
import { countAlike } from './alike-store.ts';
import { endChoice } from './end-choice.ts';
import { moveRefund } from './move-refund.ts';
import { claimSending } from './sending-store.ts';
import { claimRefundsToFollow, readRefund, type RefundRef, type RefundRow } from './store.ts';

/**
 * Calls the gateway: not for a refund that waits for a choice, is over or is handed out by a counter; with a query once the
 * gateway has accepted the refund.
 */
export const speak = async (deps: Deps, refund: RefundRow): Promise<RefundAnswer | undefined> => {
  if (refund.waits || refund.state === 'settled' || refund.state === 'failed') return undefined;
  const payment = await readPayment(deps.db, refund);
  if (payment?.gateway === counterGateway) return undefined;
  const gateway = payment && deps.gateways.named(payment.gateway);
  if (payment && !gateway) return { kind: 'unknown', reason: `${payment.gateway} is not in the settings` };
  if (refund.gatewayRefundId) return gateway?.askRefund(refund.gatewayRefundId);
  if (!gateway || !payment?.bankTranId) throw new Error(`refund ${refund.refundId} has no captured payment`);
  const isSentTwice = gateway.sendsRefundsTwice === true;
  const sending = await claimSending(deps.db, refund, isSentTwice);
  if (!sending) return undefined;
  const alike = isSentTwice && sending.isRepeat ? await countAlike(deps.db, refund) : { settled: 0, open: 0 };
  return gateway.refund({
    tranId: payment.tranId,
    gatewaySession: payment.gatewaySession,
    refundTransId: refund.refundTransId,
    bankTranId: payment.bankTranId,
    amountPaisa: refund.amountPaisa,
    remarks: `Poth refund ${refund.refundTransId}`,
    ...sending,
    alike,
  });
};

/** Ends the choice of a cancelled trip's booking, once its money is refunded instead of carried. */
const endChoiceOf = async (tx: Tx, { state, chooseBy, ...refund }: RefundRow): Promise<void> => {
  if (state !== 'requested' || !chooseBy) return;
  const booking = await readBooking(tx, refund);
  if (booking) await endChoice(tx, booking);
};

/** Tells whether a refund is as it was when its gateway was asked: a refusal of what was sent before says nothing about it. */
const isAsAsked = (now: RefundRow, asked: RefundRow): boolean =>
  now.state === asked.state && now.gatewayRefundId === asked.gatewayRefundId;

/** Writes the answer of a gateway that was asked about a refund. One that it refuses is logged for a person. */
export const writeAnswer = async (deps: Deps, asked: RefundRow, answer: RefundAnswer): Promise<void> => {
  const failed = await transaction(deps.db, async (tx) => {
    const locked = await readRefund(tx, asked, 'locked');
    if (!locked) return false;
    await endChoiceOf(tx, locked);
    if (answer.kind === 'accepted')
      await moveRefund(tx, locked, 'send', { gatewayRefundId: answer.gatewayRefundId });
    if (answer.kind === 'refused' && isAsAsked(locked, asked))
      return moveRefund(tx, locked, 'fail', { failure: answer.reason });
    if (answer.kind === 'unknown') await moveRefund(tx, locked, 'lose', { failure: answer.reason });
    if (answer.kind === 'settled' && (await moveRefund(tx, locked, 'settle'))) {
      const payment = await readPayment(tx, locked);
      if (payment)
        await post(tx, locked.tripId, locked.refundId, refundSettled(payment.gateway, locked.amountPaisa));
    }
    return false;
  });
  if (failed) deps.log(`refund ${asked.refundId} needs a person: the gateway will not pay it`);
};

/**
 * Takes a refund one step further: sends it or asks about it, and writes the answer. Until the gateway has accepted it
 * every step sends the same id, so a lost answer can never pay twice.
 */
export const followRefund =
  (deps: Deps) =>
  async (ref: RefundRef): Promise<void> => {
    const refund = await readRefund(deps.db, ref);
    const answer = refund && (await speak(deps, refund));
    if (answer) await writeAnswer(deps, refund, answer);
  };

/** Takes every refund that is due one step further; returns how many. */
export const followRefunds = (deps: Deps) => async (): Promise<number> => {
  const due = await retrying(() => claimRefundsToFollow(deps.db, 20));
  await Promise.all(due.map(followRefund(deps)));
  return due.length;
};
