import type { Context } from 'hono';
import { dhakaTime } from '../dhaka-time.ts';
import { neverAnswer } from '../never-answer.ts';
import type { Http, Sandbox } from '../sandbox.ts';
import type { Payment, Refund } from '../state.ts';
import { toPaisa } from './amounts.ts';
import { newRefundRefId } from './ids.ts';
import { addRefund, findPayment, findRefund } from './look-up.ts';

/** Returns `refunded` or `cancelled`, and `processing` until the refund has settled. */
export function refundStatus(refund: Refund): 'processing' | 'refunded' | 'cancelled' {
  return refund.settlesAt !== null && refund.settlesAt <= Date.now() ? refund.outcome : 'processing';
}

/** Amount of a payment that can still be sent back: a cancelled refund no longer counts. */
export function refundablePaisa(payment: Payment): number {
  const taken = payment.refunds.filter((refund) => refundStatus(refund) !== 'cancelled');
  return payment.amountPaisa - taken.reduce((sum, refund) => sum + refund.amountPaisa, 0);
}

const limits = { bank_tran_id: 80, refund_trans_id: 30, refund_amount: 13, refund_remarks: 255 } as const;

/**
 * Call C2: refunds money. `success` means begun, not returned; a repeated refund_trans_id is answered `processing` with
 * the refund_ref_id it has; more than was paid is refused. The refund is registered before the answer.
 */
export async function initiateRefund(
  c: Context<Http>,
  sandbox: Sandbox,
  query: Record<string, string>,
): Promise<Response> {
  const { bank_tran_id = '', refund_trans_id = '', refund_amount = '', refund_remarks = '' } = query;
  const found = findPayment(sandbox, 'bankTranId', bank_tran_id);
  const { session, payment } = found ?? {};
  const scenario = sandbox.scenarios.of(session?.tranId);
  if (scenario.refund === '500') return c.text('Internal Server Error', 500);

  const answer = (status: 'success' | 'failed' | 'processing', refund_ref_id: string, errorReason: string) =>
    c.json({
      APIConnect: 'DONE',
      bank_tran_id,
      trans_id: session?.tranId ?? '',
      refund_ref_id,
      status,
      errorReason,
    });
  const refuse = (reason: string) => answer('failed', '', reason);

  for (const [name, max] of Object.entries(limits)) {
    const text = query[name] ?? '';
    if (!text)
      return c.json({ APIConnect: 'INVALID_REQUEST', status: 'failed', errorReason: `${name} is missing` });
    if (text.length > max) return refuse(`${name} is longer than ${max} characters`);
  }
  const amountPaisa = toPaisa(refund_amount);
  if (amountPaisa === null || amountPaisa === 0) return refuse('refund_amount is not valid');

  const known = findRefund(sandbox, 'refundTransId', refund_trans_id);
  if (known) {
    const same = known.payment === payment && known.refund.amountPaisa === amountPaisa;
    return same
      ? answer('processing', known.refund.refundRefId, '')
      : refuse('refund_trans_id is used for another refund');
  }
  if (found?.payment.status !== 'VALID') return refuse('No paid transaction has this bank_tran_id');
  if (scenario.refund === 'fail') return refuse('Refund is not allowed for this transaction');
  if (amountPaisa > refundablePaisa(found.payment))
    return refuse('refund_amount exceeds the refundable balance');

  const now = Date.now();
  const refund: Refund = {
    refundTransId: refund_trans_id,
    refundRefId: newRefundRefId(),
    amountPaisa,
    remarks: refund_remarks,
    outcome: scenario.refund === 'cancelled' ? 'cancelled' : 'refunded',
    initiatedAt: now,
    settlesAt: scenario.refund === 'stuck' ? null : now + scenario.refundSettleMs,
  };
  addRefund(sandbox, found, refund);
  await sandbox.keepNow();
  return scenario.refund === 'hang'
    ? neverAnswer(c, sandbox, scenario.hangMs)
    : answer('success', refund.refundRefId, '');
}

/** Call C3: returns the state of a refund. */
export function queryRefund(c: Context<Http>, sandbox: Sandbox, refund_ref_id: string): Response {
  const known = findRefund(sandbox, 'refundRefId', refund_ref_id);
  if (!known) return c.json({ APIConnect: 'INVALID_REQUEST', errorReason: 'refund_ref_id is unknown' });
  const { refund, payment, session } = known;
  const status = refundStatus(refund);
  return c.json({
    APIConnect: 'DONE',
    bank_tran_id: payment.bankTranId,
    tran_id: session.tranId,
    refund_ref_id,
    initiated_on: dhakaTime(refund.initiatedAt),
    refunded_on: status === 'refunded' ? dhakaTime(refund.settlesAt ?? refund.initiatedAt) : '',
    status,
    errorReason: status === 'cancelled' ? 'Cancelled by the bank' : '',
  });
}
