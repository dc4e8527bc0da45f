import { setTimeout as delay } from 'node:timers/promises';
import type { Sandbox } from '../sandbox.ts';
import type { Scenario } from '../scenario.ts';
import type { Session } from '../state.ts';
import { newReference } from './ids.ts';
import { sign } from './signature.ts';
import type { Attempt } from './told-fields.ts';
import { toldFields } from './told-fields.ts';

const patienceMs = 10_000;

/** Posts a form as the gateway or a browser does; returns the status, or the network error where nobody answered. */
export async function postForm(url: string, fields: Record<string, string>, stopping: AbortSignal) {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(patienceMs)]),
    });
    const body = await answer.text();
    return { status: answer.status, location: answer.headers.get('location'), body: body.slice(0, 2_000) };
  } catch (fault) {
    return { status: 0, location: null, body: fault instanceof Error ? fault.message : String(fault) };
  }
}

/** Posts one IPN to the address that the session named, and records the answer. */
export async function sendIpn(
  sandbox: Sandbox,
  session: Session,
  fields: Record<string, string>,
  url?: string,
) {
  const to = url ?? session.request.ipn_url ?? '';
  if (!to) return { status: 0, location: null, body: 'the session has no ipn_url' };
  const answer = await postForm(to, fields, sandbox.stopping);
  const said = answer.status === 0 ? answer.body : String(answer.status);
  session.ipns.push({ url: to, status: fields.status ?? '', at: Date.now(), answer: said });
  sandbox.keepSoon();
  return answer;
}

/** Builds a VALID IPN for a payment that nobody made: unsigned, or signed with a password that is not the store's. */
export function forgedFields(
  session: Session,
  attempt: Attempt,
  scenario: Scenario,
  how: 'nosign' | 'badsign',
) {
  const valId = newReference(attempt.at);
  const claimed = toldFields(session, { ...attempt, status: 'VALID', valId, error: '' }, scenario);
  return how === 'nosign' ? claimed : sign(claimed, 'not the password of the store');
}

/** Sends every IPN that the scenario demands for an attempt, one after another; copies are sent at once. */
export async function sendIpns(sandbox: Sandbox, session: Session, attempt: Attempt, scenario: Scenario) {
  const wait = scenario.ipnDelayMs + (scenario.ipnOrder === 'return-first' ? 1_500 : 0);
  if (wait > 0) {
    const stopped = await delay(wait, false, { signal: sandbox.stopping }).catch(() => true);
    if (stopped) return;
  }
  if (scenario.forge !== 'no') {
    await sendIpn(sandbox, session, forgedFields(session, attempt, scenario, scenario.forge));
  }
  if (scenario.ipn === 'none') return;

  const truth = sign(toldFields(session, attempt, scenario), sandbox.store.password);
  const failure: Attempt = { ...attempt, status: 'FAILED', error: 'Invalid expiration date' };
  const alsoFails = attempt.status === 'VALID' && scenario.ipnSequence !== 'plain';
  const rounds = alsoFails
    ? [truth, sign(toldFields(session, failure, scenario), sandbox.store.password)]
    : [truth];
  if (scenario.ipnSequence === 'fail_then_valid') rounds.reverse();

  session.lastIpn = { url: session.request.ipn_url ?? '', fields: truth };
  for (const fields of rounds) {
    await Promise.all(Array.from({ length: scenario.ipnCopies }, () => sendIpn(sandbox, session, fields)));
  }
}
