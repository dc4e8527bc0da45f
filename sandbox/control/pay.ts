import { z } from 'zod';
import type { Sandbox } from '../sandbox.ts';
import { choose, isPaid, outcomes } from '../sslcommerz/choose.ts';
import { findSession } from '../sslcommerz/look-up.ts';
import { cardMethod, methods } from '../sslcommerz/methods.ts';
import { postForm } from '../sslcommerz/send-ipn.ts';
import { noSession } from './refusal.ts';
import type { Refusal } from './refusal.ts';

export const payInput = z.strictObject({
  tran_id: z.string().optional(),
  sessionkey: z.string().optional(),
  method: z.enum(methods.map((method) => method.key)).default('card'),
  outcome: z.enum(outcomes).default('success'),
  browser: z.boolean().default(false),
});

/**
 * Does what a customer would on the page, without a browser. Returns the POST that the browser would carry; with
 * `browser` the sandbox carries it itself and says what the portal answered.
 */
export async function pay(sandbox: Sandbox, input: z.infer<typeof payInput>) {
  const session = input.sessionkey
    ? findSession(sandbox, 'sessionkey', input.sessionkey)
    : findSession(sandbox, 'tranId', input.tran_id);
  if (!session) return noSession;
  if (isPaid(session)) return { error: 'The session is paid already.', status: 409 } satisfies Refusal;
  const method = methods.find((one) => one.key === input.method) ?? cardMethod;
  const carried = await choose(sandbox, session, { method, outcome: input.outcome });
  const answer = { returnUrl: carried?.url ?? null, fields: carried?.fields ?? {} };
  if (!carried || !input.browser) return answer;
  return { ...answer, returned: await postForm(carried.url, carried.fields, sandbox.stopping) };
}
