import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';

const linkHours = 24;

/** Writes down the address that an account asks for, in the place of one it asked for before. */
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

/** The address that the account has asked for and not proved yet. */
export const readPendingEmail = async (db: Database, userId: string): Promise<string | null> => {
  const row = await db
    .selectFrom('emailChange')
    .select('newEmail')
    .where('userId', '=', userId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.newEmail ?? null;
};

/** The account that asked for the address to which a link was sent; nothing where it has expired or was taken back. */
export const readEmailChange = (db: Database, tokenHash: string): Promise<{ userId: string } | undefined> =>
  db
    .selectFrom('emailChange')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();

/** Takes the wish that a link was sent for, once; nothing where it has expired or was taken back. */
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

/** Takes back an account's wish for another address; answers whether there was one. */
export const dropEmailChange = async (tx: Tx, userId: string): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('emailChange')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
