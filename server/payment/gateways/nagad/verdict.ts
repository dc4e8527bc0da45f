import { parseAmount } from '@poth/domain/money.ts';
import type { Verdict } from '@poth/domain/payment/payment.ts';
import { z } from 'zod';
import type { AskedAttempt } from '../gateway.ts';
import { Scalar } from '../read-answer.ts';
import { call, type NagadConfig } from './call.ts';
import { orderIdOf } from './session.ts';

const Verified = z.object({
  status: Scalar,
  orderId: Scalar.default(''),
  paymentRefId: Scalar.default(''),
  amount: Scalar.default(''),
  issuerPaymentRefNo: Scalar.default(''),
  clientMobileNo: Scalar.default(''),
  statusCode: Scalar.default(''),
});

/**
 * Ends of a visit that Nagad names; its list is not public, so any other word leaves the attempt open until its time is
 * over.
 */
const ends: Readonly<Record<string, 'failed' | 'cancelled' | 'expired'>> = {
  failed: 'failed',
  declined: 'failed',
  aborted: 'cancelled',
  cancelled: 'cancelled',
  canceled: 'cancelled',
  expired: 'expired',
};

/**
 * Verifies an attempt at Nagad, by the reference that we keep. Nagad's answer names no currency: the order was in taka. An
 * attempt without a reference was never shown to anybody: nobody can pay it.
 */
export const askVerdict = async (
  config: NagadConfig,
  { tranId, gatewaySession }: AskedAttempt,
): Promise<Verdict> => {
  const paymentRefId = gatewaySession?.paymentRefId;
  if (!paymentRefId) return { kind: 'pending' };
  const path = `/api/dfs/verify/payment/${encodeURIComponent(paymentRefId)}`;
  const reply = await call(config, path, { address: null }, Verified);
  if (reply.kind !== 'done') return { kind: 'unknown', reason: reply.reason };
  const { status, statusCode, orderId, amount, issuerPaymentRefNo, clientMobileNo } = reply.body;
  if (reply.body.paymentRefId !== paymentRefId) return { kind: 'unknown', reason: 'another payment' };
  const end = ends[status.toLowerCase()];
  if (end) return { kind: end, reason: `${status} ${statusCode}`.trim().slice(0, 100) };
  if (status !== 'Success') return { kind: 'pending' };
  const amountPaisa = parseAmount(amount);
  if (amountPaisa === undefined || !issuerPaymentRefNo)
    return { kind: 'unknown', reason: 'unreadable-payment' };
  return {
    kind: 'paid',
    receiptId: issuerPaymentRefNo,
    bankTranId: issuerPaymentRefNo,
    amountPaisa,
    askedPaisa: amountPaisa,
    currency: 'BDT',
    tranId: orderId === orderIdOf(tranId) ? tranId : orderId,
    instrument: 'NAGAD-Nagad',
    payer: clientMobileNo && `NAGAD ${clientMobileNo}`,
    risk: 'safe',
  };
};
