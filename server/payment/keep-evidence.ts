import { createHash } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { keepNotice, maxNoticesKept } from './evidence-store.ts';
import type { Callback } from './gateways/gateway.ts';
import type { NamedAttempt } from './tran-store.ts';

/** Form about an attempt as it was posted. isTrusted: the gateway signed it, and for this attempt. */
export type Posted = { kind: 'ipn' | 'return'; tranId: string; form: URLSearchParams; isTrusted: boolean };

/**
 * Keeps what was posted about an attempt, once for all its repeats and up to a limit of different notices.
 * Returns the attempt, where it exists, and whether the notice is new and the last of its sort that is kept.
 */
export const keepEvidence = async (
  { db, gateways }: Deps,
  { kind, tranId, form, isTrusted }: Posted,
  callback: Callback | undefined,
): Promise<(NamedAttempt & { isNew: boolean; isLast: boolean }) | undefined> => {
  const sort = isTrusted ? 'signed' : 'unsigned';
  const body = callback?.evidence ?? { unreadable: [...form.keys()].join(',').slice(0, 500) };
  const eventKey = createHash('sha256')
    .update(JSON.stringify([kind, tranId, body]))
    .digest('hex');
  const attempt = await keepNotice(db, {
    gateway: gateways.main.name,
    eventKey,
    kind,
    tranId,
    signatureGood: callback?.signatureGood ?? false,
    isTrusted,
    body: JSON.stringify(body),
  });
  return attempt && { ...attempt, isNew: attempt.kept > 0, isLast: attempt.kept === maxNoticesKept[sort] };
};
