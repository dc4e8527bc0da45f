import type { AccountType } from '../identity/account.ts';

/** What an account tells of its person, on the profile page. */
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
