import type { Account } from '@poth/domain/identity/account.ts';
import { isPlaceholderEmail } from './phone-sign-in.ts';

type AccountFacts = Pick<
  Account,
  'userId' | 'name' | 'email' | 'emailVerified' | 'phone' | 'accountType' | 'isAdmin' | 'isSupport'
>;

/** Maps a row to the facts of an account: a placeholder address becomes null, and an admin's type is always admin. */
export const accountFactsOf = (row: AccountFacts & { email: string }): AccountFacts => ({
  userId: row.userId,
  name: row.name,
  email: isPlaceholderEmail(row.email) ? null : row.email,
  emailVerified: row.emailVerified,
  phone: row.phone,
  accountType: row.isAdmin ? 'admin' : row.accountType,
  isAdmin: row.isAdmin,
  isSupport: row.isSupport,
});
