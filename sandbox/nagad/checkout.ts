import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from 'hono';
import { dhakaTime } from '../dhaka-time.ts';
import { neverAnswer } from '../never-answer.ts';
import type { Http, Sandbox } from '../sandbox.ts';
import { toPaisa, toText } from '../sslcommerz/amounts.ts';
import { addSession, findSession } from '../sslcommerz/look-up.ts';
import { newSession, type Session } from '../state.ts';
import { statusOf } from './choose.ts';
import { openSealed, seal } from './keys.ts';
import { merchant, readBody, refuse } from './read.ts';

const compact = (at: number): string => dhakaTime(at).replace(/\D/g, '');

/** Tells whether sealed facts have exactly these names, each with a non-empty text. */
function isSealed(
  facts: Record<string, unknown> | null,
  names: readonly string[],
): facts is Record<string, string> {
  return (
    facts !== null &&
    Object.keys(facts).length === names.length &&
    names.every((name) => typeof facts[name] === 'string' && facts[name] !== '')
  );
}

/** Initialize: opens an order, once its merchant has proved its identity. */
export async function initialize(c: Context<Http>, sandbox: Sandbox): Promise<Response> {
  const [merchantId, orderId] = [c.req.param('merchantId') ?? '', c.req.param('orderId') ?? ''];
  const scenario = sandbox.scenarios.of();
  if (scenario.init === '500') return c.text('Internal Server Error', 500);
  const body = await readBody(c, ['accountNumber', 'dateTime', 'sensitiveData', 'signature']);
  if (!body) return refuse(c, 'INVALID_REQUEST', 'The body is not as expected');
  if (merchantId !== merchant.id || body.accountNumber !== merchant.accountNumber)
    return refuse(c, 'MERCHANT_NOT_FOUND', 'Invalid Merchant');
  if (!/^[A-Za-z0-9]{1,20}$/.test(orderId)) return refuse(c, 'INVALID_ORDER_ID', 'Invalid Order Id');
  const facts = openSealed(String(body.sensitiveData), String(body.signature));
  const isRight =
    isSealed(facts, ['merchantId', 'datetime', 'orderId', 'challenge']) &&
    facts.merchantId === merchantId &&
    facts.orderId === orderId &&
    facts.datetime === body.dateTime &&
    /^\d{14}$/.test(facts.datetime ?? '');
  if (!isRight) return refuse(c, 'INVALID_SIGNATURE', 'Signature or sensitive data is not valid');
  const isUsed =
    sandbox.state.sessions.some(
      ({ gateway, request }) => gateway === 'nagad' && request.orderId === orderId,
    ) || [...sandbox.nagadOrders.values()].some((order) => order.orderId === orderId);
  if (isUsed) return refuse(c, 'DUPLICATE_ORDER_ID', 'Order Id is used already');
  const now = Date.now();
  const paymentReferenceId = `${compact(now)}${randomBytes(10).toString('hex').toUpperCase()}`;
  const challenge = randomBytes(20).toString('hex');
  sandbox.nagadOrders.set(paymentReferenceId, { orderId, challenge });
  return c.json(seal({ paymentReferenceId, acceptDateTime: compact(now), challenge }));
}

/** Complete: the order gets its amount, and its page. */
export async function complete(c: Context<Http>, sandbox: Sandbox): Promise<Response> {
  const reference = c.req.param('paymentReferenceId') ?? '';
  const body = await readBody(c, [
    'paymentRefId',
    'sensitiveData',
    'signature',
    'merchantCallbackURL',
    'additionalMerchantInfo',
  ]);
  const order = sandbox.nagadOrders.get(reference);
  if (!body) return refuse(c, 'INVALID_REQUEST', 'The body is not as expected');
  if (!order || body.paymentRefId !== reference)
    return refuse(c, 'PAYMENT_NOT_FOUND', 'Unknown reference', 404);
  const facts = openSealed(String(body.sensitiveData), String(body.signature));
  const isRight =
    isSealed(facts, ['merchantId', 'orderId', 'amount', 'currencyCode', 'challenge']) &&
    facts.merchantId === merchant.id &&
    facts.orderId === order.orderId &&
    facts.challenge === order.challenge;
  if (!isRight) return refuse(c, 'INVALID_SIGNATURE', 'Signature or sensitive data is not valid');
  const amountPaisa = toPaisa(facts.amount ?? '');
  if (!/^\d+\.\d{2}$/.test(facts.amount ?? '') || !amountPaisa || facts.currencyCode !== '050')
    return refuse(c, 'INVALID_AMOUNT', 'Amount or currency is not valid');
  const callback = String(body.merchantCallbackURL);
  if (!/^https?:$/.test(URL.parse(callback)?.protocol ?? ''))
    return refuse(c, 'INVALID_CALLBACK', 'merchantCallbackURL is not valid');
  const info = body.additionalMerchantInfo;
  if (typeof info !== 'object' || info === null || Array.isArray(info))
    return refuse(c, 'INVALID_REQUEST', 'additionalMerchantInfo is no object');
  const { tranId } = info as { tranId?: unknown };
  const session: Session = {
    ...newSession(),
    gateway: 'nagad',
    sessionkey: reference,
    tranId: typeof tranId === 'string' ? tranId : order.orderId,
    createdAt: Date.now(),
    amountPaisa,
    rate: 1,
    request: {
      orderId: order.orderId,
      merchantCallbackURL: callback,
      additionalMerchantInfo: JSON.stringify(info),
    },
  };
  sandbox.nagadOrders.delete(reference);
  addSession(sandbox, session);
  sandbox.scenarios.keepFor(session.tranId);
  await sandbox.keepNow();
  const scenario = sandbox.scenarios.of(session.tranId);
  if (scenario.init === 'hang_after') return neverAnswer(c, sandbox, scenario.hangMs);
  if (scenario.init === 'slow')
    await delay(scenario.initDelayMs, undefined, { signal: sandbox.stopping }).catch(() => {});
  return c.json({ callBackUrl: `${sandbox.origins.nagad}/check-out/${reference}`, status: 'Success' });
}

/** Verify: returns the state of a payment. */
export async function verifyPayment(c: Context<Http>, sandbox: Sandbox): Promise<Response> {
  const session = findSession(sandbox, 'sessionkey', c.req.param('paymentRefId'), 'nagad');
  const scenario = sandbox.scenarios.of(session?.tranId);
  if (scenario.query === '500') return c.text('Internal Server Error', 500);
  if (scenario.query === 'hang') return neverAnswer(c, sandbox, scenario.hangMs);
  if (!session || scenario.query === 'none') return refuse(c, 'PAYMENT_NOT_FOUND', 'Payment not found', 404);
  const payment = session.payments.find(({ status }) => status === 'VALID');
  const paisa = payment?.amountPaisa ?? session.amountPaisa;
  const status = statusOf(session);
  return c.json({
    merchantId: merchant.id,
    orderId: session.request.orderId,
    paymentRefId: session.sessionkey,
    amount: scenario.amountFormat === 'number' ? paisa / 100 : toText(paisa),
    clientMobileNo: payment ? session.wallet : null,
    merchantMobileNo: merchant.accountNumber,
    orderDateTime: dhakaTime(session.createdAt),
    issuerPaymentDateTime: payment ? dhakaTime(payment.at) : null,
    issuerPaymentRefNo: payment?.bankTranId ?? null,
    additionalMerchantInfo: session.request.additionalMerchantInfo,
    status,
    statusCode: status === 'Success' ? '000' : '999',
  });
}
