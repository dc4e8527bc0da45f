import { sql } from 'kysely';
import type { RequestableAccountType } from '@poth/domain/identity/account.ts';
import { type Profile, profileName } from '@poth/domain/people/profile.ts';
import { parsePhone } from '@poth/domain/phone.ts';
import type { Database, Tx } from '../db/database.ts';
import { NoSuchAccount } from '../identity/account-store.ts';
import { isPlaceholderEmail } from '../identity/phone-sign-in.ts';
import { isAdminColumn } from '../identity/rights-columns-store.ts';

type Row = {
  userId: string;
  name: string;
  email: string;
  emailVerified: boolean;
  phone: string | null;
  accountType: RequestableAccountType;
  isAdmin: boolean;
};

/** Reads the account that a profile's address names, or nothing. */
export const readProfile = async (db: Database, named: string): Promise<Profile | undefined> => {
  const read = parsePhone(named.includes('@') ? '' : named);
  const names = [named, named.trim().toLowerCase(), ...('phone' in read ? [read.phone] : [])];
  const { rows } = await sql<Row>`
    select u.id as user_id, u.name, u.email, u.email_verified, u.phone, u.account_type,
      ${isAdminColumn} as is_admin
    from auth_user u
    where u.email = any(${names}::text[]) or u.phone = any(${names}::text[]) or u.id = any(${names}::text[])`.execute(
    db,
  );
  return rows
    .map(
      ({ isAdmin, ...row }): Profile => ({
        ...row,
        email: isPlaceholderEmail(row.email) ? null : row.email,
        accountType: isAdmin ? 'admin' : row.accountType,
      }),
    )
    .find((profile) => names.includes(profileName(profile)));
};

/** Reads the type of an account and locks it until the transaction ends. */
export const lockAccountType = (tx: Tx, userId: string): Promise<{ accountType: RequestableAccountType }> =>
  tx
    .selectFrom('authUser')
    .select('accountType')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new NoSuchAccount(userId));

/** Tells whether an account owns a company or works for one. */
export const worksForOperator = async (tx: Tx, userId: string): Promise<boolean> => {
  const row = await tx
    .selectFrom('operatorMember')
    .select('role')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
};

/** Writes the name and the type of an account. */
export const setProfile = async (
  tx: Tx,
  userId: string,
  { name, accountType }: { name: string; accountType: RequestableAccountType },
): Promise<void> => {
  await tx
    .updateTable('authUser')
    .set({ name, accountType, updatedAt: sql<Date>`now()` })
    .where('id', '=', userId)
    .execute();
};
