import type { GrantableRole } from '@poth/domain/people/rights.ts';
import type { Database } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { readAccountByEmail } from '../identity/account-store.ts';
import { giveRole } from './give-role.ts';

/** Outcome: no such account, or the account that has the role now. isNew: it did not have the role before. */
export type GrantedFromConsole =
  | { found: false }
  | { found: true; isNew: boolean; name: string; emailVerified: boolean; disabled: boolean };

/**
 * Grants a role to the account with an e-mail, for the person who runs the installation: the way to the first admin.
 * Recorded in the audit log as the console's act.
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
