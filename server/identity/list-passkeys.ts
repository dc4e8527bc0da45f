import { getAuthenticatorName } from '@better-auth/passkey';
import { personOf } from '@poth/domain/identity/actor.ts';
import type { PasskeyView } from '@poth/domain/identity/security-view.ts';
import { call } from '../call.ts';
import { listPasskeyRows } from './security-store.ts';

/** Lists the passkeys of the person who is signed in. */
export const listPasskeys = call({ gate: 'signedIn' }, async function listPasskeys({ deps, actor }): Promise<
  PasskeyView[]
> {
  const rows = await listPasskeyRows(deps.db, personOf(actor).userId);
  return rows.map(({ id, name, aaguid, createdAt }) => ({
    passkeyId: id,
    name: getAuthenticatorName(aaguid) ?? name ?? '',
    addedAt: createdAt,
  }));
});
