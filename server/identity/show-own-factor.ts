import { needsSecondFactor } from '@poth/domain/identity/account.ts';
import { personOf, type Actor } from '@poth/domain/identity/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Database } from '../db/database.ts';
import { listPasskeyRows } from './security-store.ts';

/**
 * Lets a passkey be the second factor of who needs one: while an account has a passkey, a session that was opened by
 * the password alone adds and removes no factor, else the password alone would lead to a desk.
 * Problems: second-factor-required.
 */
export const showOwnFactor = async (db: Database, actor: Actor): Promise<void> => {
  const account = personOf(actor);
  if (account.session.secondFactor || !needsSecondFactor(account)) return;
  const passkeys = await listPasskeyRows(db, account.userId);
  if (account.hasSecondFactor || passkeys.length > 0) throw new Problem('second-factor-required');
};
