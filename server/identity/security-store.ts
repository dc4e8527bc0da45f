import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';

/** Reads the hash of an account's password, or null if it has none. */
export const readPasswordHash = async (db: Database, userId: string): Promise<string | null> => {
  const row = await db
    .selectFrom('authAccount')
    .select('password')
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  return row?.password ?? null;
};

/** Replaces the password hash that was read, or null for none (`before`). Returns false if it has changed since. */
export const replacePassword = async (
  tx: Tx,
  userId: string,
  before: string | null,
  password: string,
): Promise<boolean> => {
  const now = sql<Date>`now()`;
  if (before !== null) {
    const { numUpdatedRows } = await tx
      .updateTable('authAccount')
      .set({ password, updatedAt: now })
      .where('userId', '=', userId)
      .where('providerId', '=', 'credential')
      .where('password', '=', before)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('authAccount')
    .values({
      id: randomUUID(),
      accountId: userId,
      providerId: 'credential',
      userId,
      password,
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((conflict) => conflict.columns(['providerId', 'accountId']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

/**
 * Invalidates what was sent or begun under an earlier password or address of an account: links that could still change
 * them, codes that were mailed, and sign-ins that still owe the second factor.
 */
export const invalidateLinks = async (tx: Tx, userId: string): Promise<void> => {
  await tx
    .deleteFrom('authVerification')
    .where('value', '=', userId)
    .where((eb) => eb.or([eb('identifier', 'like', 'reset-password:%'), eb('identifier', 'like', '2fa-%')]))
    .execute();
  await tx.deleteFrom('emailChange').where('userId', '=', userId).execute();
  await tx.deleteFrom('phoneCode').where('userId', '=', userId).execute();
};

const verification = (db: Database, identifier: string) =>
  db.selectFrom('authVerification').select('value').where('identifier', '=', identifier);

/** Reads the account that owes its second factor under a challenge of the auth library; undefined once that has expired. */
export const ownerOfChallenge = async (db: Database, challenge: string): Promise<string | undefined> => {
  const row = await verification(db, challenge).where('expiresAt', '>', sql<Date>`now()`).executeTakeFirst();
  return row?.value;
};

/** Reads which account a password reset link belongs to; whether it has expired is decided by the auth library. */
export const ownerOfResetLink = async (db: Database, token: string): Promise<string | undefined> => {
  const row = await verification(db, `reset-password:${token}`).executeTakeFirst();
  return row?.value;
};

/** Lists the identity providers that may vouch for the account: google, facebook. */
export const listProviders = async (db: Database, userId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('authAccount')
    .select('providerId')
    .where('userId', '=', userId)
    .where('providerId', '!=', 'credential')
    .orderBy('createdAt')
    .execute();
  return rows.map(({ providerId }) => providerId);
};

/** Lists the sessions of an account that have not expired, the latest used first. */
export const listSessionRows = (db: Database, userId: string) =>
  db
    .selectFrom('authSession')
    .select(['id', 'userAgent', 'createdAt', 'lastSeenAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .orderBy('lastSeenAt', 'desc')
    .execute();

/** Lists the passkeys of an account, the oldest first. */
export const listPasskeyRows = (db: Database, userId: string) =>
  db
    .selectFrom('authPasskey')
    .select(['id', 'name', 'aaguid', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();

/** Reads when a session expires. */
export const readSessionEnd = async (db: Database, sessionId: string): Promise<Date | undefined> => {
  const row = await db
    .selectFrom('authSession')
    .select('expiresAt')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row?.expiresAt;
};
