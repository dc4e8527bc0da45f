import { sql } from 'kysely';
import type { Language } from '@poth/domain/language.ts';
import type { Database, Tx } from '../db/database.ts';

/** The account as the library keeps it: whom a mail goes to. */
export const readAddressee = (tx: Tx, userId: string) =>
  tx
    .selectFrom('authUser')
    .select(['id', 'name', 'email', 'emailVerified', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

/** The account with an e-mail; email: as it is kept, in small letters. */
export const readAccountByEmail = (db: Database, email: string) =>
  db
    .selectFrom('authUser')
    .select(['id', 'name', 'email', 'emailVerified', 'language', 'disabledAt', 'signedUpBy'])
    .where('email', '=', email)
    .executeTakeFirst();

/** The account with a number, if its address is confirmed. */
export const readMailableByPhone = (db: Database, phone: string) =>
  db
    .selectFrom('authUser')
    .select(['id', 'name', 'email', 'emailVerified'])
    .where('phone', '=', phone)
    .where('emailVerified', '=', true)
    .executeTakeFirst();

/** The proved number of an account, if it has one, and the language in which it is written to. */
export const readSmsAddress = (
  tx: Tx,
  userId: string,
): Promise<{ phone: string | null; language: Language }> =>
  tx.selectFrom('authUser').select(['phone', 'language']).where('id', '=', userId).executeTakeFirstOrThrow();

/** Tells whether an account is shut out. */
export const isShutOut = async (db: Database, userId: string): Promise<boolean> => {
  const person = await db
    .selectFrom('authUser')
    .select('disabledAt')
    .where('id', '=', userId)
    .executeTakeFirst();
  return Boolean(person?.disabledAt);
};

/** Confirms the address that an account has; answers false where it is confirmed already. */
export const confirmAddress = async (db: Database, userId: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('authUser')
    .set({ emailVerified: true, signedUpBy: null })
    .where('id', '=', userId)
    .where('emailVerified', '=', false)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Gives an account another address, a proved one; the key refuses one that another has. */
export const setEmail = async (tx: Tx, userId: string, email: string): Promise<void> => {
  await tx
    .updateTable('authUser')
    .set({ email, emailVerified: true, updatedAt: sql<Date>`now()` })
    .where('id', '=', userId)
    .execute();
};

/** Gives an account a proved number; the key refuses one that another has. */
export const setPhone = async (tx: Tx, userId: string, phone: string): Promise<void> => {
  await tx
    .updateTable('authUser')
    .set({ phone, updatedAt: sql<Date>`now()` })
    .where('id', '=', userId)
    .execute();
};

/** Names an account; answers whether it was called otherwise. */
export const setName = async (db: Database, userId: string, name: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('authUser')
    .set({ name, updatedAt: sql<Date>`now()` })
    .where('id', '=', userId)
    .where('name', '<>', name)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Shuts an account out; answers false where it is shut out already. */
export const shutOut = async (tx: Tx, userId: string): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('authUser')
    .set({ disabledAt: sql<Date>`now()` })
    .where('id', '=', userId)
    .where('disabledAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Lets an account in again; answers false where it was not shut out. */
export const letInAgain = async (tx: Tx, userId: string): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('authUser')
    .set({ disabledAt: null })
    .where('id', '=', userId)
    .where('disabledAt', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};
