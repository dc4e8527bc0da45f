import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import { endSessions } from './store.ts';

/** Removes the authenticator app and its backup codes from an account. */
export const dropTotp = async (tx: Tx, userId: string): Promise<void> => {
  await tx.updateTable('authUser').set({ twoFactorEnabled: false }).where('id', '=', userId).execute();
  await tx.deleteFrom('authTwoFactor').where('userId', '=', userId).execute();
};

/** Removes the authenticator app, its backup codes and every passkey from an account, and ends all its sessions. */
export const takeOffFactor = async (tx: Tx, userId: string): Promise<void> => {
  await dropTotp(tx, userId);
  await tx.deleteFrom('authPasskey').where('userId', '=', userId).execute();
  await endSessions(tx, userId);
};

/** Removes a passkey of an account. Returns its name, or undefined if the account has no such passkey. */
export const dropPasskey = (
  tx: Tx,
  { userId, passkeyId }: { userId: string; passkeyId: string },
): Promise<{ name: string | null } | undefined> =>
  tx
    .deleteFrom('authPasskey')
    .where('id', '=', passkeyId)
    .where('userId', '=', userId)
    .returning('name')
    .executeTakeFirst();

/** Minutes for which a used code is kept, longer than any is valid: thirty seconds, and as long before and after. */
const keptMinutes = 5;

/** Records that a code of an authenticator app is used up. Returns false if it was already. */
export const putUsedTotp = async (db: Database, userId: string, code: string): Promise<boolean> => {
  await sql`delete from used_totp where user_id = ${userId}
    and used_at < now() - make_interval(mins => ${keptMinutes})`.execute(db);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('usedTotp')
    .values({ userId, code })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

/** Second factor of an authenticator app as stored: encrypted. */
export type SealedFactor = { id: string; secret: string; backupCodes: string };

/** Reads and locks all encrypted factors until the transaction ends. */
export const readSealedFactors = (tx: Tx): Promise<SealedFactor[]> =>
  tx.selectFrom('authTwoFactor').select(['id', 'secret', 'backupCodes']).forUpdate().execute();

/** Overwrites a factor with its newly encrypted form. */
export const writeSealedFactor = async (tx: Tx, { id, secret, backupCodes }: SealedFactor): Promise<void> => {
  await tx.updateTable('authTwoFactor').set({ secret, backupCodes }).where('id', '=', id).execute();
};
