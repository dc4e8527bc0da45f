import { parseAmount } from '@poth/domain/money.ts';
import type { Verdict } from '@poth/domain/payment/payment.ts';
import type { AskedAttempt, Hint } from '../gateway.ts';
import { type BkashConfig, bkashPaths, type Fields, type BkashCaller } from './call.ts';

/** Reads a captured payment; unknown where a field is missing or the answer is about another payment. */
const readPaid = ({ field }: Fields, paymentID: string): Verdict => {
  const amountPaisa = parseAmount(field('amount'));
  const [trxID, tranId] = [field('trxID'), field('merchantInvoiceNumber') || field('merchantInvoice')];
  if (field('paymentID') !== paymentID || amountPaisa === undefined || !trxID || !tranId)
    return { kind: 'unknown', reason: 'unreadable-payment' };
  const wallet = field('customerMsisdn');
  return {
    kind: 'paid',
    receiptId: trxID,
    bankTranId: trxID,
    amountPaisa,
    askedPaisa: amountPaisa,
    currency: field('currency'),
    tranId,
    instrument: 'BKASH-BKash',
    payer: wallet && `BKASH ${wallet}`,
    risk: 'safe',
  };
};

const isVerified = ({ field }: Fields): boolean =>
  (field('userVerificationStatus') || field('verificationStatus')) === 'Complete';

/**
 * Queries a payment. Initiated: nothing was taken. Where the customer has confirmed, we may capture it; where bKash's own
 * link says that the visit failed or was cancelled, it is over, because only we could have captured it.
 */
const query = async (
  { timeoutMs }: BkashConfig,
  speak: BkashCaller,
  paymentID: string,
  ended: Hint['ended'],
): Promise<Verdict> => {
  const reply = await speak(bkashPaths.query, { paymentID }, { timeoutMs, mayRepeat: true });
  if (reply.kind === 'silent') return { kind: 'unknown', reason: reply.reason };
  // An id that bKash does not know, yet or any more: nothing was taken under it.
  if (reply.kind === 'refused')
    return reply.code === '2002' ? { kind: 'pending' } : { kind: 'unknown', reason: reply.reason };
  const { fields } = reply;
  const status = fields.field('transactionStatus');
  if (status === 'Completed') return readPaid(fields, paymentID);
  if (status !== 'Initiated') return { kind: 'unknown', reason: `status ${status}`.slice(0, 50) };
  if (fields.field('paymentID') !== paymentID) return { kind: 'unknown', reason: 'another payment' };
  if (ended === 'failed') return { kind: 'failed', reason: 'bKash sent the customer back without a payment' };
  if (ended === 'cancelled') return { kind: 'cancelled', reason: 'cancelled at bKash' };
  return isVerified(fields) ? { kind: 'confirmed' } : { kind: 'pending' };
};

/** Asks bKash about an attempt. An attempt without a session was never shown to anybody: nobody can pay it. */
export const askVerdict = async (
  config: BkashConfig,
  speak: BkashCaller,
  { gatewaySession }: AskedAttempt,
  hint: Hint | null,
): Promise<Verdict> => {
  const paymentID = gatewaySession?.paymentID;
  if (!paymentID) return { kind: 'pending' };
  return hint?.ended === 'confirmed' ? { kind: 'confirmed' } : query(config, speak, paymentID, hint?.ended);
};

/** Codes after which the result of an execute is unknown: already completed or called, an invalid state, a doubtful end. */
const askAfter = new Set(['2003', '2029', '2056', '2062', '2068', '2069', '2116', '2117', '2127', '503']);
/** Codes for the same payer and amount within two minutes and for a failed process: over, where the query knows no payment. */
const endsUnpaid = new Set(['2003', '2029']);
/** Code for a customer who has not finished yet: nothing was taken, and the execute may be repeated. */
const notReady = '2060';

/**
 * Executes a payment, once: after silence, or a code that says that it ran before, the payment is queried and never
 * executed again. Returns confirmed where the customer has not finished, so that nothing was taken.
 */
export const execute = async (
  config: BkashConfig,
  speak: BkashCaller,
  { gatewaySession }: AskedAttempt,
): Promise<Verdict> => {
  const paymentID = gatewaySession?.paymentID;
  if (!paymentID) return { kind: 'pending' };
  const how = { timeoutMs: config.timeoutMs, mayRepeat: false };
  const reply = await speak(bkashPaths.execute, { paymentID }, how);
  if (reply.kind === 'done' && reply.fields.field('transactionStatus') === 'Completed') {
    const paid = readPaid(reply.fields, paymentID);
    if (paid.kind === 'paid') return paid;
  }
  if (reply.kind === 'refused' && reply.code === notReady) return { kind: 'confirmed' };
  if (reply.kind === 'refused' && !askAfter.has(reply.code)) return { kind: 'failed', reason: reply.reason };
  const seen = await query(config, speak, paymentID, undefined);
  const isOpen = seen.kind === 'pending' || seen.kind === 'confirmed';
  if (isOpen && reply.kind === 'refused' && endsUnpaid.has(reply.code))
    return { kind: 'failed', reason: reply.reason };
  // bKash was told to execute, whether it did or not: a payment that is open now may be paid in a moment.
  return isOpen ? { kind: 'pending' } : seen;
};
