import type { Sandbox } from '../sandbox.ts';

/**
 * Answer of the APIs when the query string does not carry the store's id and password, else null. The vendor lists
 * the words of APIConnect; which one a wrong password gets is not published.
 */
export function refusedConnect(
  sandbox: Sandbox,
  query: Record<string, string>,
): { APIConnect: string } | null {
  if (!query.store_id || !query.store_passwd) return { APIConnect: 'INVALID_REQUEST' };
  const known = query.store_id === sandbox.store.id && query.store_passwd === sandbox.store.password;
  return known ? null : { APIConnect: 'FAILED' };
}
