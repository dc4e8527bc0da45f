import { sql } from 'kysely';
import type { Language } from '@poth/domain/language.ts';
import type { Database, Tx } from '../db/database.ts';

/** Thrown where the account that a statement is about has been erased. */
export class NoSuchAccount extends Error {}

/** Reads the addressee of a mail about an account. */
export const readAddressee = (tx: Tx, userId: string) =>
  tx
    .selectFrom('authUser')
    .select(['id', 'name', 'email', 'emailVerified', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow(() => new NoSuchAccount(userId));

/** Reads the account with an e-mail. email: as stored, in lower case. */
export const readAccountByEmail = (db: Database, email: string) =>
  db
    .selectFrom('authUser')
    .select(['id', 'name', 'email', 'emailVerified', 'language', 'disabledAt', 'signedUpBy'])
    .where('email', '=', email)
    .executeTakeFirst();

/** Reads the account with a number, if its e-mail address is confirmed. */
export const readMailableByPhone = (db: Database, phone: string) =>
  db
    .selectFrom('authUser')
    .select(['id', 'name', 'email', 'emailVerified'])
    .where('phone', '=', phone)
    .where('emailVerified', '=', true)
    .executeTakeFirst();

/** Reads the proved number of an account, if it has one, and the language of messages to it. */
export const readSmsAddress = (
  tx: Tx,
  userId: string,
): Promise<{ phone: string | null; language: Language }> =>
  tx
    .selectFrom('authUser')
    .select(['phone', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow(() => new NoSuchAccount(userId));

/** Tells whether an account exists: it may have been erased. */
export const isAccount = async (db: Database, userId: string): Promise<boolean> =>
  (await db.selectFrom('authUser').select('id').where('id', '=', userId).executeTakeFirst()) !== undefined;

/** Tells whether an account is disabled. */
export const isDisabled = async (db: Database, userId: string): Promise<boolean> => {
  const person = await db
    .selectFrom('authUser')
    .select('disabledAt')
    .where('id', '=', userId)
    .executeTakeFirst();
  return Boolean(person?.disabledAt);
};

/** Confirms an account's address. Returns false if it is confirmed already. */
export const confirmAddress = async (db: Database, userId: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('authUser')
    .set({ emailVerified: true, signedUpBy: null })
    .where('id', '=', userId)
    .where('emailVerified', '=', false)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/**
 * Sets another, proved address of an account; the unique key refuses one that another account has. The account has been
 * signed in to, so no sign-up is pending (`signedUpBy` is null).
 */
export const setEmail = async (tx: Tx, userId: string, email: string): Promise<void> => {
  await tx
    .updateTable('authUser')
    .set({ email, emailVerified: true, updatedAt: sql<Date>`now()` })
    .where('id', '=', userId)
    .execute();
};

/** Sets a proved number of an account; the unique key refuses one that another account has. */
export const setPhone = async (tx: Tx, userId: string, phone: string): Promise<void> => {
  await tx
    .updateTable('authUser')
    .set({ phone, updatedAt: sql<Date>`now()` })
    .where('id', '=', userId)
    .execute();
};

/** Sets the name of an account. Returns whether it changed. */
export const setName = async (db: Database, userId: string, name: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('authUser')
    .set({ name, updatedAt: sql<Date>`now()` })
    .where('id', '=', userId)
    .where('name', '<>', name)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Disables an account. Returns false if it is disabled already. */
export const markDisabled = async (tx: Tx, userId: string): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('authUser')
    .set({ disabledAt: sql<Date>`now()` })
    .where('id', '=', userId)
    .where('disabledAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Enables an account again. Returns false if it was not disabled. */
export const markEnabled = async (tx: Tx, userId: string): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('authUser')
    .set({ disabledAt: null })
    .where('id', '=', userId)
    .where('disabledAt', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};
