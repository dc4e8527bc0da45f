import { recordAct } from '../audit-log/record-act.ts';
import type { Database } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { announceMailIn } from './account-mail.ts';
import { readAccountByEmail, readAddressee } from './account-store.ts';
import { stopOpenReset } from './factor-reset-store.ts';
import { takeOffFactor } from './factor-store.ts';

/**
 * Removes a lost second factor from the account with an e-mail, for the person who runs the installation: the way back
 * of its only admin. Recorded in the audit log as the console's act, and told to the person. Returns the name,
 * undefined for no account.
 */
export const resetFactorFromConsole = (db: Database, email: string): Promise<string | undefined> =>
  transaction(db, async (tx) => {
    const account = await readAccountByEmail(tx, email.trim().toLowerCase());
    if (!account) return undefined;
    await takeOffFactor(tx, account.id);
    await stopOpenReset(tx, { userId: account.id }, 'console');
    await announceMailIn(tx, await readAddressee(tx, account.id), { kind: 'factor-reset' });
    await recordAct(tx, 'console', { stream: `account:${account.id}`, act: 'factor-reset', detail: {} });
    return account.name;
  });
