import { createHash, randomBytes } from 'node:crypto';
import { dhakaIso } from '@poth/domain/dhaka.ts';
import { amountText } from '@poth/domain/money.ts';
import { z } from 'zod';
import type { Order, SessionAnswer } from '../gateway.ts';
import { call, type NagadConfig } from './call.ts';
import { decryptWith, encryptFor, isSignedBy, signWith } from './keys.ts';

const Initialized = z.object({ sensitiveData: z.string(), signature: z.string() });
const Opened = z.object({ paymentReferenceId: z.string().min(1), challenge: z.string().min(1) });
const Completed = z.object({ callBackUrl: z.url(), status: z.literal('Success') });

/** Taka as Nagad numbers it: ISO 4217 with a nought before it. */
const taka = '050';

const digits = 19;
/** Number of an order at Nagad, which takes 20 letters and digits: P and 98 bits of the hash of our id. */
export const orderIdOf = (tranId: string): string => {
  const hash = BigInt(`0x${createHash('sha256').update(tranId).digest('hex')}`);
  return `P${(hash % 36n ** BigInt(digits)).toString(36).toUpperCase().padStart(digits, '0')}`;
};

/** Formats a moment for Nagad, in Dhaka's time: 20261127181409. */
export const momentText = (at: Date): string => dhakaIso(at).replace(/\D/g, '').slice(0, 14);

/** Encrypts the facts of a call that only Nagad may read, and signs them. */
export const sealed = ({ gatewayKey, merchantKey }: NagadConfig, facts: object) => {
  const text = JSON.stringify(facts);
  return { sensitiveData: encryptFor(gatewayKey, text), signature: signWith(merchantKey, text) };
};

const open = (
  { gatewayKey, merchantKey }: NagadConfig,
  { sensitiveData, signature }: z.infer<typeof Initialized>,
): z.infer<typeof Opened> | undefined => {
  const text = decryptWith(merchantKey, sensitiveData);
  if (text === undefined || !isSignedBy(gatewayKey, text, signature)) return undefined;
  try {
    return Opened.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/** Initializes a payment and completes its order: the second call returns the page. Neither takes money. */
export const openSession = async (config: NagadConfig, order: Order, now: Date): Promise<SessionAnswer> => {
  const { merchantId, accountNumber } = config;
  const orderId = orderIdOf(order.tranId);
  const { address } = order;
  const datetime = momentText(now);
  const challenge = randomBytes(20).toString('hex');
  const asked = {
    accountNumber,
    dateTime: datetime,
    ...sealed(config, { merchantId, datetime, orderId, challenge }),
  };
  const path = `/api/dfs/check-out/initialize/${merchantId}/${orderId}`;
  const begun = await call(config, path, { body: asked, address }, Initialized);
  // Nothing in an order is typed by the buyer: a refusal concerns every order.
  if (begun.kind !== 'done')
    return begun.kind === 'refused'
      ? { ...begun, kind: 'refused', ofInput: false }
      : { ...begun, kind: 'silent' };
  const opened = open(config, begun.body);
  if (!opened) return { kind: 'silent', reason: 'unreadable or unsigned answer' };
  const paymentRefId = opened.paymentReferenceId;
  const facts = {
    merchantId,
    orderId,
    amount: amountText(order.amountPaisa),
    currencyCode: taka,
    challenge: opened.challenge,
  };
  const body = {
    paymentRefId,
    ...sealed(config, facts),
    merchantCallbackURL: order.returnUrls.success,
    additionalMerchantInfo: { tranId: order.tranId },
  };
  const completePath = `/api/dfs/check-out/complete/${encodeURIComponent(paymentRefId)}`;
  const done = await call(config, completePath, { body, address }, Completed);
  if (done.kind !== 'done')
    return done.kind === 'refused'
      ? { ...done, kind: 'refused', ofInput: false }
      : { ...done, kind: 'silent' };
  return { kind: 'opened', pageUrl: done.body.callBackUrl, session: { paymentRefId, orderId } };
};
