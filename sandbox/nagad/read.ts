import type { Context } from 'hono';
import type { Http } from '../sandbox.ts';

/** The account that the sandbox's Nagad knows. */
export const merchant = { id: '683002007104225', accountNumber: '01711428801' };

/** Reads a JSON body with exactly these names; null for anything else. */
export async function readBody<Name extends string>(
  c: Context<Http>,
  names: readonly Name[],
): Promise<Record<Name, unknown> | null> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) return null;
  const read: unknown = await c.req.json().catch(() => null);
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return null;
  const isExact =
    Object.keys(read).length === names.length && names.every((name) => Object.hasOwn(read, name));
  return isExact ? (read as Record<Name, unknown>) : null;
}

/** Tells whether a call has the headers that Nagad demands: version, address of the customer, kind of client. */
export const hasHeaders = (c: Context<Http>): boolean =>
  c.req.header('x-km-api-version') === 'v-0.2.0' &&
  /^(\d{1,3}\.){3}\d{1,3}$/.test(c.req.header('x-km-ip-v4') ?? '') &&
  ['PC_WEB', 'MOBILE_WEB', 'MOBILE_APP'].includes(c.req.header('x-km-client-type') ?? '');

/** Refusal, in Nagad's shape. */
export const refuse = (c: Context<Http>, reason: string, message: string, status: 400 | 404 = 400) =>
  c.json({ reason, message }, status);
