import { createHash } from 'node:crypto';
import { amountText } from '@poth/domain/money.ts';
import type { Hint, Order, SessionAnswer, SessionFacts } from '../gateway.ts';
import { type BkashConfig, bkashPaths, type Fields, type BkashCaller } from './call.ts';

/** Codes of refusals of one order's content: amount, invoice number, reference, the same payment within two minutes. */
const ofOrder = new Set(['2006', '2029', '2031', '2048']);

/** Ends of a visit as bKash's links name them. */
const endings = { success: 'confirmed', failure: 'failed', cancel: 'cancelled' } as const;
type Ending = keyof typeof endings;
const linkOf = {
  success: 'successCallbackURL',
  failure: 'failureCallbackURL',
  cancel: 'cancelledCallbackURL',
} as const;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Fields of a payment without agreement. payerReference: bKash demands one, and refuses < > & in it. */
const createFields = (order: Order) => ({
  mode: '0011',
  payerReference: order.contact.phone.replace(/^\+88/, ''),
  callbackURL: order.returnUrls.success,
  amount: amountText(order.amountPaisa),
  currency: 'BDT',
  intent: 'sale',
  merchantInvoiceNumber: order.tranId,
});

/** Hashes the signatures of the links by which a browser will come back, where bKash gave any. */
const signaturesIn = ({ field }: Fields): SessionFacts =>
  Object.fromEntries(
    (Object.keys(linkOf) as Ending[]).flatMap((ending) => {
      const signature = URL.parse(field(linkOf[ending]))?.searchParams.get('signature');
      return signature ? [[ending, hashOf(signature)]] : [];
    }),
  );

/** Creates a payment: URL checkout, mode 0011. */
export const openSession = async (
  { openTimeoutMs }: BkashConfig,
  speak: BkashCaller,
  order: Order,
): Promise<SessionAnswer> => {
  const how = { timeoutMs: openTimeoutMs, mayRepeat: false };
  const reply = await speak(bkashPaths.create, createFields(order), how);
  if (reply.kind === 'silent') return { kind: 'silent', reason: reply.reason };
  if (reply.kind === 'refused')
    return { kind: 'refused', reason: reply.reason, ofInput: ofOrder.has(reply.code) };
  const { fields } = reply;
  const [paymentID, pageUrl] = [fields.field('paymentID'), fields.field('bkashURL')];
  if (fields.field('statusCode') !== '0000' || !paymentID || !URL.canParse(pageUrl))
    return { kind: 'silent', reason: 'unexpected-shape' };
  return { kind: 'opened', pageUrl, session: { paymentID, ...signaturesIn(fields) } };
};

/**
 * Reads bKash's link back. The algorithm of its signature is not known, but bKash told the links that it will send when the
 * payment was created: another signature is a forged link. Links that were told without a signature are checked by their
 * payment alone.
 */
export const readReturn = (query: URLSearchParams, session: SessionFacts | null): Hint | undefined => {
  const once = (name: string): string | undefined => {
    const [value, ...more] = query.getAll(name);
    return more.length === 0 ? value : undefined;
  };
  const ending = Object.keys(endings).find((one): one is Ending => one === once('status'));
  if (!session?.paymentID || !ending || once('paymentID') !== session.paymentID) return undefined;
  const signature = session[ending];
  if (signature !== undefined && hashOf(once('signature') ?? '') !== signature) return undefined;
  return { ended: endings[ending] };
};
