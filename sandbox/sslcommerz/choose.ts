import { setTimeout as delay } from 'node:timers/promises';
import type { Sandbox } from '../sandbox.ts';
import type { Scenario } from '../scenario.ts';
import type { Carried, Payment, Session } from '../state.ts';
import { newReference } from './ids.ts';
import { addPayment } from './look-up.ts';
import type { Method } from './methods.ts';
import { testCards } from './methods.ts';
import { sendIpns } from './send-ipn.ts';
import { sign } from './signature.ts';
import type { Attempt } from './told-fields.ts';
import { toldFields } from './told-fields.ts';

/** Outcomes of a customer's visit; `unattempted`: the page was left open until it expired. */
export const outcomes = ['success', 'fail', 'cancel', 'unattempted'] as const;
export type Outcome = (typeof outcomes)[number];

const ends: Record<Outcome, { status: Payment['status']; error: string }> = {
  success: { status: 'VALID', error: '' },
  fail: { status: 'FAILED', error: 'Invalid expiration date' },
  cancel: { status: 'CANCELLED', error: 'Cancelled by User' },
  unattempted: { status: 'UNATTEMPTED', error: 'Customer did not choose to pay any channel' },
};

const ipnLeadMs = 300;

export const isPaid = (session: Session) => session.payments.some((payment) => payment.status === 'VALID');

/**
 * Carries out the customer's choice: writes it into the ledger, calls ipn_url as the scenario says, and returns the
 * POST with which the browser goes back, or null where it does not. A choice after payment changes nothing.
 */
export async function choose(
  sandbox: Sandbox,
  session: Session,
  choice: { method: Method; outcome: Outcome; cardNo?: string },
): Promise<Carried | null> {
  const scenario = sandbox.scenarios.of(session.tranId);
  if (isPaid(session)) return scenario.noReturn ? null : session.lastReturn;

  const attempt = attemptOf(session, choice, scenario);
  addPayment(sandbox, session, {
    status: attempt.status,
    method: choice.method.key,
    valId: attempt.valId,
    bankTranId: attempt.bankTranId,
    amountPaisa: attempt.amountPaisa,
    at: attempt.at,
    validatedAt: null,
    fields: toldFields(session, attempt, scenario),
    refunds: [],
  });
  session.lastReturn = returnOf(sandbox, session, attempt, scenario);
  await sandbox.keepNow();

  const telling = sendIpns(sandbox, session, attempt, scenario);
  if (scenario.ipnOrder === 'ipn-first') await Promise.race([telling, delay(ipnLeadMs)]);
  return scenario.noReturn ? null : session.lastReturn;
}

function attemptOf(
  session: Session,
  { method, outcome, cardNo }: { method: Method; outcome: Outcome; cardNo?: string },
  scenario: Scenario,
): Attempt {
  const at = Date.now();
  const { status, error } = ends[outcome];
  const card =
    method.kind === 'card' ? (testCards.find((one) => one.number === cardNo) ?? testCards[0]) : undefined;
  const reachedBank = status === 'VALID' || status === 'FAILED';
  const offPaisa = status === 'VALID' ? Math.round(scenario.amountOffTaka * 100) : 0;
  return {
    status,
    error,
    method,
    at,
    valId: status === 'VALID' ? newReference(at) : '',
    bankTranId: reachedBank ? newReference(at) : '',
    amountPaisa: Math.max(1, session.amountPaisa + offPaisa),
    cardNo: card?.number ?? '',
    cardType: card?.cardType ?? method.cardType,
    cardBrand: card?.brand ?? method.cardBrand,
  };
}

function returnOf(sandbox: Sandbox, session: Session, attempt: Attempt, scenario: Scenario): Carried | null {
  const carry = (url: string, told: Attempt): Carried => ({
    url: session.request[url] ?? '',
    fields: sign(toldFields(session, told, scenario), sandbox.store.password),
  });
  if (attempt.status === 'UNATTEMPTED') return null;
  if (attempt.status === 'VALID') {
    return scenario.lie === 'fail'
      ? carry('fail_url', { ...attempt, ...ends.fail })
      : carry('success_url', attempt);
  }
  if (scenario.lie === 'valid') {
    return carry('success_url', { ...attempt, ...ends.success, valId: newReference(attempt.at) });
  }
  return carry(attempt.status === 'CANCELLED' ? 'cancel_url' : 'fail_url', attempt);
}
