import { needsSecondFactor } from '@poth/domain/identity/account.ts';
import { personOf, type Actor } from '@poth/domain/identity/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Database } from '../db/database.ts';
import { listPasskeyRows } from './security-store.ts';

/**
 * Requires the existing factor of an account whose rights need one: while it has an app or a passkey, a session opened
 * by the password alone adds and removes no factor, else the password alone would lead to a desk. Problems:
 * second-factor-required.
 */
export const requireOwnFactor = async (db: Database, actor: Actor): Promise<void> => {
  const account = personOf(actor);
  if (account.session.secondFactor || !needsSecondFactor(account)) return;
  const passkeys = await listPasskeyRows(db, account.userId);
  if (account.hasSecondFactor || passkeys.length > 0) throw new Problem('second-factor-required');
};
