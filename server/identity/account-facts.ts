import type { Account } from '@poth/domain/identity/account.ts';
import { isPlaceholderEmail } from './phone-sign-in.ts';

type AccountFacts = Pick<
  Account,
  'userId' | 'name' | 'email' | 'emailVerified' | 'phone' | 'accountType' | 'isAdmin' | 'isSupport'
>;

/** Facts of an account as its row has them: no placeholder is shown as an address, and an admin is nothing else. */
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
