import { z } from 'zod';
import type { Sandbox } from '../sandbox.ts';
import { chooseAtBkash } from '../bkash/choose.ts';
import { chooseAtNagad } from '../nagad/choose.ts';
import { choose, isPaid, type Outcome, outcomes } from '../sslcommerz/choose.ts';
import { findSession } from '../sslcommerz/look-up.ts';
import { cardMethod, type Method, methods } from '../sslcommerz/methods.ts';
import type { Session } from '../state.ts';
import { carryBack } from './carry-back.ts';
import { noSession } from './refusal.ts';
import type { Refusal } from './refusal.ts';

export const payInput = z.strictObject({
  tran_id: z.string().optional(),
  sessionkey: z.string().optional(),
  method: z.enum(methods.map((method) => method.key)).default('card'),
  outcome: z.enum(outcomes).default('success'),
  browser: z.boolean().default(false),
});

/** Carries out the customer's choice at the gateway whose page it is. */
function chooseAt(sandbox: Sandbox, session: Session, method: Method, outcome: Outcome) {
  if (session.gateway === 'bkash') return chooseAtBkash(sandbox, session, { outcome });
  if (session.gateway === 'nagad') return chooseAtNagad(sandbox, session, { outcome });
  return choose(sandbox, session, { method, outcome });
}

/**
 * Acts as the customer on the page, without a browser. Returns the POST that the browser would carry; with `browser`
 * the sandbox carries it itself and reports the portal's answer.
 */
export async function pay(sandbox: Sandbox, input: z.infer<typeof payInput>) {
  const session = input.sessionkey
    ? findSession(sandbox, 'sessionkey', input.sessionkey, 'any')
    : findSession(sandbox, 'tranId', input.tran_id, 'any');
  if (!session) return noSession;
  if (isPaid(session)) return { error: 'The session is paid already.', status: 409 } satisfies Refusal;
  const method = methods.find((one) => one.key === input.method) ?? cardMethod;
  const carried = await chooseAt(sandbox, session, method, input.outcome);
  if (carried && 'error' in carried) return carried;
  const answer = { returnUrl: carried?.url ?? null, fields: carried?.fields ?? {} };
  if (!carried || !input.browser) return answer;
  return { ...answer, returned: await carryBack(sandbox, session, carried) };
}
