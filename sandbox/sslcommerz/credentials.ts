import type { Sandbox } from '../sandbox.ts';

/**
 * Refuses a call of the APIs whose query string lacks the store's id and password; null for others. The vendor lists
 * the values of APIConnect, but not which of them a wrong password gets.
 */
export function refusedConnect(
  sandbox: Sandbox,
  query: Record<string, string>,
): { APIConnect: string } | null {
  if (!query.store_id || !query.store_passwd) return { APIConnect: 'INVALID_REQUEST' };
  const known = query.store_id === sandbox.store.id && query.store_passwd === sandbox.store.password;
  return known ? null : { APIConnect: 'FAILED' };
}
