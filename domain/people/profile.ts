import type { AccountType } from '../identity/account.ts';

/** Profile of an account. */
export type Profile = {
  userId: string;
  name: string;
  email: string | null;
  emailVerified: boolean;
  /** +8801…; proved by a code, or null. */
  phone: string | null;
  accountType: AccountType;
};

/** The account's name in the profile's address: the e-mail, or the number of an account that has none. */
export const profileName = ({ userId, email, phone }: Pick<Profile, 'userId' | 'email' | 'phone'>): string =>
  email ?? phone ?? userId;
