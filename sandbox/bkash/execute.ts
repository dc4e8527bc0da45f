import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { neverAnswer } from '../never-answer.ts';
import type { Http, Sandbox } from '../sandbox.ts';
import type { Scenario } from '../scenario.ts';
import { toShortText } from '../sslcommerz/amounts.ts';
import { addPayment, findSession } from '../sslcommerz/look-up.ts';
import type { Payment, Session } from '../state.ts';
import { bkashTime, type Code, done, refusal } from './answers.ts';
import { readBody } from './read.ts';
import { blockedWallet, emptyWallet } from './wallets.ts';

/** Draws an id in bKash's form: ten letters and digits (6H7801QFYM). */
export const newTrxId = () => randomBytes(8).toString('hex').toUpperCase().slice(0, 10);

const paidOf = (session: Session): Payment | undefined =>
  session.payments.find(({ status }) => status === 'VALID');

const amountOf = (paisa: number, { amountFormat }: Scenario) =>
  amountFormat === 'number' ? paisa / 100 : toShortText(paisa);

/** Takes the money of a confirmed payment. */
async function take(sandbox: Sandbox, session: Session, scenario: Scenario): Promise<Payment> {
  const payment: Payment = {
    status: 'VALID',
    method: 'bkash',
    valId: '',
    bankTranId: newTrxId(),
    amountPaisa: Math.max(1, session.amountPaisa + Math.round(scenario.amountOffTaka * 100)),
    at: Date.now(),
    validatedAt: null,
    fields: {},
    refunds: [],
  };
  addPayment(sandbox, session, payment);
  await sandbox.keepNow();
  return payment;
}

const notExecuted: readonly string[] = ['2029', '2023', '503'];
const executedBefore: readonly string[] = ['2062', '2117', '2056'];

function faultOf(session: Session): Code | null {
  if (paidOf(session)) return '2062';
  if (session.visit === 'failed' || session.visit === 'cancelled') return '2056';
  if (session.visit !== 'confirmed') return '2060';
  if (session.wallet === emptyWallet) return '2023';
  return session.wallet === blockedWallet ? '2037' : null;
}

/** Execute: the merchant takes the money that the customer has agreed to, once. */
export async function executePayment(c: Context<Http>, sandbox: Sandbox): Promise<Response> {
  const body = await readBody(c, ['paymentID']);
  const session = body && findSession(sandbox, 'sessionkey', body.paymentID, 'bkash');
  if (!body) return c.json(refusal('2065'));
  if (!session) return c.json(refusal('2002'));
  const scenario = sandbox.scenarios.of(session.tranId);
  const { bkashExecute: how } = scenario;
  session.executes += 1;
  if (how === '500') return c.json({ message: 'Internal server error' }, 500);
  if (how === 'hang_before') return neverAnswer(c, sandbox, scenario.hangMs);
  if (notExecuted.includes(how)) return c.json(refusal(how as Code));
  const fault = faultOf(session);
  if (fault) return c.json(refusal(fault));
  const payment = await take(sandbox, session, scenario);
  if (how === 'exec_hang') return neverAnswer(c, sandbox, scenario.hangMs);
  if (how === 'nonsense') return c.html('<h1>Service Unavailable</h1>');
  if (executedBefore.includes(how)) return c.json(refusal(how as Code));
  return c.json({
    ...done,
    paymentID: session.sessionkey,
    payerReference: session.request.payerReference,
    customerMsisdn: session.wallet,
    trxID: payment.bankTranId,
    amount: amountOf(payment.amountPaisa, scenario),
    transactionStatus: 'Completed',
    paymentExecuteTime: bkashTime(payment.at),
    currency: scenario.currency,
    intent: session.request.intent,
    merchantInvoiceNumber: session.tranId,
  });
}

/** Query: returns the state of a payment. */
export async function queryPayment(c: Context<Http>, sandbox: Sandbox): Promise<Response> {
  const body = await readBody(c, ['paymentID']);
  if (!body) return c.json(refusal('2065'));
  const session = findSession(sandbox, 'sessionkey', body.paymentID, 'bkash');
  const scenario = sandbox.scenarios.of(session?.tranId);
  if (scenario.query === '500') return c.json({ message: 'Internal server error' }, 500);
  if (scenario.query === 'hang') return neverAnswer(c, sandbox, scenario.hangMs);
  if (!session || scenario.query === 'none') return c.json(refusal('2002'));
  const payment = paidOf(session);
  const verified = session.visit === 'confirmed' && scenario.bkashVerified ? 'Complete' : 'Incomplete';
  return c.json({
    ...done,
    paymentID: session.sessionkey,
    mode: session.request.mode,
    paymentCreateTime: bkashTime(session.createdAt),
    ...(payment && { paymentExecuteTime: bkashTime(payment.at), trxID: payment.bankTranId }),
    transactionStatus: payment ? 'Completed' : 'Initiated',
    amount: amountOf(payment?.amountPaisa ?? session.amountPaisa, scenario),
    currency: scenario.currency,
    intent: session.request.intent,
    merchantInvoiceNumber: session.tranId,
    payerReference: session.request.payerReference,
    userVerificationStatus: verified,
  });
}

/** Search: a transaction by its trxID. */
export async function searchTransaction(c: Context<Http>, sandbox: Sandbox): Promise<Response> {
  const body = await readBody(c, ['trxID']);
  if (!body) return c.json(refusal('2065'));
  const found = sandbox.index.payments.find('bankTranId', body.trxID);
  if (found?.session.gateway !== 'bkash') return c.json(refusal('2002'));
  const { session, payment } = found;
  return c.json({
    ...done,
    trxID: payment.bankTranId,
    initiationTime: bkashTime(session.createdAt),
    completedTime: bkashTime(payment.at),
    transactionType: 'bKash Tokenized Checkout via API',
    customerMsisdn: session.wallet,
    transactionStatus: 'Completed',
    amount: toShortText(payment.amountPaisa),
    currency: 'BDT',
  });
}
