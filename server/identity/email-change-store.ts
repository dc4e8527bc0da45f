import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';

const linkHours = 24;

/** Stores the address that an account requests, in place of one it requested before. */
export const putEmailChange = async (
  tx: Tx,
  { userId, newEmail, tokenHash }: { userId: string; newEmail: string; tokenHash: string },
): Promise<void> => {
  const expiresAt = sql<Date>`now() + make_interval(hours => ${linkHours})`;
  await tx
    .insertInto('emailChange')
    .values({ userId, newEmail, tokenHash, expiresAt })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ newEmail, tokenHash, expiresAt }))
    .execute();
};

/** Reads the address that an account has requested and not proved yet. */
export const readPendingEmail = async (db: Database, userId: string): Promise<string | null> => {
  const row = await db
    .selectFrom('emailChange')
    .select('newEmail')
    .where('userId', '=', userId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.newEmail ?? null;
};

/**
 * Reads the account that requested the address of a link; undefined if the link has expired or the request was
 * withdrawn.
 */
export const readEmailChange = (db: Database, tokenHash: string): Promise<{ userId: string } | undefined> =>
  db
    .selectFrom('emailChange')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();

/** Takes the request of a link, once; undefined if the link has expired or the request was withdrawn. */
export const takeEmailChange = (
  tx: Tx,
  tokenHash: string,
): Promise<{ userId: string; newEmail: string } | undefined> =>
  tx
    .deleteFrom('emailChange')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning(['userId', 'newEmail'])
    .executeTakeFirst();

/** Withdraws an account's request for another address. Returns whether there was one. */
export const dropEmailChange = async (tx: Tx, userId: string): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('emailChange')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
