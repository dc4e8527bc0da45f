import { createHash } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { keepNotice, mostKept } from './evidence-store.ts';
import type { Callback } from './gateways/gateway.ts';

type Posted = { kind: 'ipn' | 'return'; tranId: string; form: URLSearchParams; isTrusted: boolean };

/**
 * Keeps what was posted about an attempt, once for every repeat and up to a number of different ones.
 * isTrusted: the gateway signed it, and for this attempt. Answers how many of its sort there are with it; zero where it
 * was kept before or there is no room.
 */
export const keepEvidence = async (
  { db, gateway }: Deps,
  { kind, tranId, form, isTrusted }: Posted,
  callback: Callback | undefined,
): Promise<{ kept: number; isLast: boolean }> => {
  const sort = isTrusted ? 'signed' : 'unsigned';
  const body = callback?.evidence ?? { unreadable: [...form.keys()].join(',').slice(0, 500) };
  const eventKey = createHash('sha256')
    .update(JSON.stringify([kind, tranId, body]))
    .digest('hex');
  const kept = await keepNotice(
    db,
    {
      gateway: gateway.name,
      eventKey,
      kind,
      tranId,
      signatureGood: callback?.signatureGood ?? false,
      body: JSON.stringify(body),
    },
    sort,
  );
  return { kept, isLast: kept === mostKept[sort] };
};
