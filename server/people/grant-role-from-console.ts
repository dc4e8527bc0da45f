import type { GrantableRole } from '@poth/domain/people/rights.ts';
import type { Database } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { readAccountByEmail } from '../identity/account-store.ts';
import { giveRole } from './give-role.ts';

/** Outcome: no such account, or who has the right now and what is to be known about the account. */
export type GrantedFromConsole =
  | { found: false }
  | { found: true; isNew: boolean; name: string; emailVerified: boolean; disabled: boolean };

/**
 * Gives the account with an e-mail a right, for whoever runs the installation: the way to the first admin.
 * It is written into the audit log as the console's.
 */
export const grantRoleFromConsole = (
  db: Database,
  { email, role }: { email: string; role: GrantableRole },
): Promise<GrantedFromConsole> =>
  transaction(db, async (tx) => {
    const account = await readAccountByEmail(tx, email.trim().toLowerCase());
    if (!account) return { found: false };
    const { id: userId, name, emailVerified, disabledAt } = account;
    const isNew = await giveRole(tx, 'console', { userId, role });
    return { found: true, isNew, name, emailVerified, disabled: disabledAt !== null };
  });
