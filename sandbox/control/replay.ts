import { z } from 'zod';
import type { Sandbox } from '../sandbox.ts';
import { newReference } from '../sslcommerz/ids.ts';
import { findSession } from '../sslcommerz/look-up.ts';
import { cardMethod } from '../sslcommerz/methods.ts';
import { forgedFields, sendIpn } from '../sslcommerz/send-ipn.ts';
import type { Attempt } from '../sslcommerz/told-fields.ts';
import { carryBack } from './carry-back.ts';
import { noSession } from './refusal.ts';
import type { Refusal } from './refusal.ts';

export const replayInput = z.strictObject({
  tran_id: z.string(),
  what: z.enum(['ipn', 'return']),
  url: z.url().optional(),
  set: z.record(z.string(), z.string()).default({}),
});

/** Sends the last IPN or return POST of a session again, elsewhere or with altered fields (then its signature is wrong). */
export async function replay(sandbox: Sandbox, { tran_id, what, url, set }: z.infer<typeof replayInput>) {
  const session = findSession(sandbox, 'tranId', tran_id, 'any');
  const last = what === 'ipn' ? session?.lastIpn : session?.lastReturn;
  if (!session || !last) return { error: 'There is nothing to send again.', status: 404 } satisfies Refusal;
  const fields = { ...last.fields, ...set };
  const answer =
    what === 'ipn'
      ? await sendIpn(sandbox, session, fields, url)
      : await carryBack(sandbox, session, { url: url ?? last.url, fields });
  return { url: url ?? last.url, fields, answer };
}

export const forgeInput = z.strictObject({
  tran_id: z.string(),
  how: z.enum(['nosign', 'badsign']),
  url: z.url().optional(),
});

/** Sends a VALID IPN for a payment that nobody made, unsigned or wrongly signed. */
export async function forge(sandbox: Sandbox, { tran_id, how, url }: z.infer<typeof forgeInput>) {
  const session = findSession(sandbox, 'tranId', tran_id, 'any');
  if (!session) return noSession;
  const at = Date.now();
  const attempt: Attempt = {
    status: 'VALID',
    error: '',
    method: cardMethod,
    at,
    valId: newReference(at),
    bankTranId: newReference(at),
    amountPaisa: session.amountPaisa,
    cardNo: '',
    cardType: cardMethod.cardType,
    cardBrand: cardMethod.cardBrand,
  };
  const fields = forgedFields(session, attempt, sandbox.scenarios.of(tran_id), how);
  return { fields, answer: await sendIpn(sandbox, session, fields, url) };
}
