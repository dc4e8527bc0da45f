import { setTimeout as delay } from 'node:timers/promises';
import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { neverAnswer } from '../never-answer.ts';
import type { Http, Sandbox } from '../sandbox.ts';
import { toPaisa, toShortText } from '../sslcommerz/amounts.ts';
import { addSession, findSession } from '../sslcommerz/look-up.ts';
import { newSession, type Session } from '../state.ts';
import { bkashTime, done, refusal } from './answers.ts';
import { createNames, faultOf, readBody } from './read.ts';

const letters = (count: number) => randomBytes(count).toString('hex').toUpperCase().slice(0, count);

/** Draws an id in bKash's form: TR, the mode, two letters, the time, and here four letters more, so that all ids differ. */
const newPaymentId = (at: number) => `TR0011${letters(2)}${at}${letters(4)}`;

/** The link by which a browser is sent back. */
export function callbackUrl(
  { request, sessionkey }: Session,
  status: 'success' | 'failure' | 'cancel',
): string {
  const url = new URL(request.callbackURL ?? '');
  url.searchParams.set('paymentID', sessionkey);
  url.searchParams.set('status', status);
  url.searchParams.set('signature', request[`signature_${status}`] ?? '');
  return url.href;
}

/** Create: a payment that waits for its customer. */
export async function createPayment(c: Context<Http>, sandbox: Sandbox): Promise<Response> {
  const body = await readBody(c, createNames);
  const scenario = sandbox.scenarios.of(body?.merchantInvoiceNumber);
  if (scenario.init === '500') return c.json({ message: 'Internal server error' }, 500);
  if (!body) return c.json(refusal('2065'));
  const fault = faultOf(body, (invoice) => findSession(sandbox, 'tranId', invoice, 'any') !== undefined);
  if (fault) return c.json(refusal(fault));

  const at = Date.now();
  const session: Session = {
    ...newSession(),
    gateway: 'bkash',
    sessionkey: newPaymentId(at),
    tranId: body.merchantInvoiceNumber,
    createdAt: at,
    amountPaisa: toPaisa(body.amount) ?? 0,
    rate: 1,
    request: {
      ...body,
      signature_success: letters(10),
      signature_failure: letters(10),
      signature_cancel: letters(10),
    },
  };
  addSession(sandbox, session);
  sandbox.scenarios.keepFor(session.tranId);
  await sandbox.keepNow();

  if (scenario.init === 'hang_after') return neverAnswer(c, sandbox, scenario.hangMs);
  if (scenario.init === 'slow')
    await delay(scenario.initDelayMs, undefined, { signal: sandbox.stopping }).catch(() => {});
  const page = new URL('/redirect/tokenized/', sandbox.origins.bkash);
  page.search = new URLSearchParams({
    paymentID: session.sessionkey,
    hash: letters(20),
    mode: body.mode,
    apiVersion: 'v1.2.0-beta',
  }).toString();
  return c.json({
    ...done,
    paymentID: session.sessionkey,
    bkashURL: page.href,
    callbackURL: body.callbackURL,
    successCallbackURL: callbackUrl(session, 'success'),
    failureCallbackURL: callbackUrl(session, 'failure'),
    cancelledCallbackURL: callbackUrl(session, 'cancel'),
    amount: toShortText(session.amountPaisa),
    intent: body.intent,
    currency: body.currency,
    paymentCreateTime: bkashTime(at),
    transactionStatus: 'Initiated',
    merchantInvoiceNumber: session.tranId,
  });
}
