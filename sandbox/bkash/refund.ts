import type { Context } from 'hono';
import { neverAnswer } from '../never-answer.ts';
import type { Http, Sandbox } from '../sandbox.ts';
import { toPaisa, toText } from '../sslcommerz/amounts.ts';
import { addRefund } from '../sslcommerz/look-up.ts';
import { refundablePaisa, refundStatus } from '../sslcommerz/refund.ts';
import type { Refund } from '../state.ts';
import { bkashTime, type refundCodes, refundRefusal, refusal } from './answers.ts';
import { newTrxId } from './execute.ts';
import { readBody } from './read.ts';

const mostRefunds = 10;

const findPaid = (sandbox: Sandbox, { paymentId, trxId }: { paymentId: string; trxId: string }) => {
  const found = sandbox.index.payments.find('bankTranId', trxId);
  return found?.session.gateway === 'bkash' && found.session.sessionkey === paymentId ? found : undefined;
};

const statusOf = (refund: Refund): string =>
  refundStatus(refund) === 'refunded' ? 'Completed' : 'Processing';

/** Refund, version 2. A second call with one sku is another refund: a call repeated after silence pays twice. */
export async function refundPayment(c: Context<Http>, sandbox: Sandbox): Promise<Response> {
  const body = await readBody(c, ['paymentId', 'trxId', 'refundAmount', 'sku', 'reason']);
  if (!body || body.sku.length > 255 || body.reason.length > 255) return c.json(refusal('2065'));
  const found = findPaid(sandbox, body);
  const scenario = sandbox.scenarios.of(found?.session.tranId);
  if (scenario.refund === '500') return c.json({ message: 'Internal server error' }, 500);
  const refuse = (code: keyof typeof refundCodes) => c.json(refundRefusal(code));
  if (!found) return refuse('2080');
  const { payment } = found;
  const amountPaisa = toPaisa(body.refundAmount);
  if (!/^\d+\.\d{2}$/.test(body.refundAmount) || !amountPaisa) return refuse('2071');
  if (scenario.refund === 'fail' || scenario.refund === 'cancelled') return refuse('2077');
  if (payment.refunds.length >= mostRefunds) return refuse('2078');
  if (amountPaisa > refundablePaisa(payment)) return refuse('2072');

  const now = Date.now();
  const refund: Refund = {
    refundTransId: body.sku,
    refundRefId: newTrxId(),
    amountPaisa,
    remarks: body.reason,
    outcome: 'refunded',
    initiatedAt: now,
    settlesAt: scenario.refund === 'stuck' ? null : now,
  };
  addRefund(sandbox, found, refund);
  await sandbox.keepNow();
  if (scenario.refund === 'hang') return neverAnswer(c, sandbox, scenario.hangMs);
  return c.json({
    originalTrxId: payment.bankTranId,
    refundTrxId: refund.refundRefId,
    refundTransactionStatus: statusOf(refund),
    originalTrxAmount: toText(payment.amountPaisa),
    refundAmount: toText(amountPaisa),
    currency: 'BDT',
    completedTime: bkashTime(now),
    sku: body.sku,
    reason: body.reason,
  });
}

/** Refund status, version 2: all refunds of a transaction, without their sku. */
export async function queryRefunds(c: Context<Http>, sandbox: Sandbox): Promise<Response> {
  const body = await readBody(c, ['paymentId', 'trxId']);
  if (!body) return c.json(refusal('2065'));
  const found = findPaid(sandbox, body);
  const scenario = sandbox.scenarios.of(found?.session.tranId);
  if (scenario.refund === '500') return c.json({ message: 'Internal server error' }, 500);
  if (!found) return c.json(refundRefusal('2080'));
  const { payment } = found;
  return c.json({
    originalTrxId: payment.bankTranId,
    originalTrxAmount: toText(payment.amountPaisa),
    originalTrxCompletedTime: bkashTime(payment.at),
    refundTransactions: payment.refunds.map((refund) => ({
      refundTrxId: refund.refundRefId,
      refundTransactionStatus: statusOf(refund),
      refundAmount: toText(refund.amountPaisa),
      completedTime: bkashTime(refund.settlesAt ?? refund.initiatedAt),
    })),
  });
}
