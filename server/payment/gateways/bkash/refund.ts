import { amountText, parseAmount } from '@poth/domain/money.ts';
import { z } from 'zod';
import type { RefundAnswer, RefundOrder } from '../gateway.ts';
import { type BkashConfig, bkashPaths, fieldsOf, type BkashCaller } from './call.ts';

const List = z.array(z.record(z.string(), z.unknown())).default([]);

/** Code for a refund that was already made under this id: its result is asked later. */
const duplicate = '2075';
/** Codes for a payment of which no refund is known. */
const noneFound = new Set(['2033', '2080']);

type Seen = RefundAnswer | { kind: 'not-sent' };

/**
 * Looks for a refund among those of its payment, by our id in sku. Refunds without a sku are matched by the amount, where
 * no other refund of the same amount could be meant.
 */
const findRefund = async (
  { timeoutMs }: BkashConfig,
  speak: BkashCaller,
  { gatewaySession, bankTranId, refundTransId, amountPaisa, alike }: RefundOrder,
): Promise<Seen> => {
  const body = { paymentId: gatewaySession?.paymentID ?? '', trxId: bankTranId };
  const reply = await speak(bkashPaths.refundStatus, body, { timeoutMs, mayRepeat: true });
  if (reply.kind === 'silent') return { kind: 'unknown', reason: reply.reason };
  if (reply.kind === 'refused')
    return noneFound.has(reply.code) ? { kind: 'not-sent' } : { kind: 'unknown', reason: reply.reason };
  const read = List.safeParse(reply.fields.raw.refundTransactions);
  if (!read.success) return { kind: 'unknown', reason: 'unexpected-shape' };
  const refunds = read.data.map(fieldsOf);
  const ours = refunds.find(({ field }) => field('sku') === refundTransId);
  const nameless = refunds.filter(
    ({ field }) => field('sku') === '' && parseAmount(field('refundAmount')) === amountPaisa,
  );
  const areCompleted = nameless.every(({ field }) => field('refundTransactionStatus') === 'Completed');
  // As many as were ever sent: whichever of them is ours, it has been paid.
  const areAllPaid = areCompleted && nameless.length > alike.settled + alike.open;
  if (!ours && areAllPaid) return { kind: 'settled' };
  const isDoubtful = alike.open > 0 || (nameless.length > 1 && !areCompleted);
  if (!ours && nameless.length > 0 && isDoubtful)
    return { kind: 'unknown', reason: 'cannot tell refunds of one amount apart' };
  const found = ours ?? nameless[alike.settled];
  if (!found) return { kind: 'not-sent' };
  const status = found.field('refundTransactionStatus');
  return status === 'Completed' ? { kind: 'settled' } : { kind: 'unknown', reason: `refund ${status}` };
};

/**
 * Refunds by version 2, with our id as the sku. A refund that may have been sent before is looked for first: bKash would
 * pay it again. Only Completed is a success, and after silence the refund is asked about later, never sent again.
 */
export const startRefund = async (
  config: BkashConfig,
  speak: BkashCaller,
  order: RefundOrder,
): Promise<RefundAnswer> => {
  if (order.isRepeat) {
    const seen = await findRefund(config, speak, order);
    if (seen.kind !== 'not-sent') return seen;
  }
  const { gatewaySession, bankTranId, refundTransId, amountPaisa, remarks } = order;
  const body = {
    paymentId: gatewaySession?.paymentID ?? '',
    trxId: bankTranId,
    refundAmount: amountText(amountPaisa),
    sku: refundTransId,
    reason: remarks.slice(0, 255),
  };
  const how = { timeoutMs: config.timeoutMs, mayRepeat: false };
  const reply = await speak(bkashPaths.refund, body, how);
  if (reply.kind === 'silent') return { kind: 'unknown', reason: reply.reason };
  if (reply.kind === 'refused')
    return reply.code === duplicate || reply.code === '503'
      ? { kind: 'unknown', reason: reply.reason }
      : { kind: 'refused', reason: reply.reason };
  const { field } = reply.fields;
  const isOurs = field('originalTrxId') === bankTranId && parseAmount(field('refundAmount')) === amountPaisa;
  if (field('refundTransactionStatus') === 'Completed' && isOurs) return { kind: 'settled' };
  return { kind: 'unknown', reason: `refund ${field('refundTransactionStatus')}`.slice(0, 100) };
};
