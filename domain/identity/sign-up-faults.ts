import { z } from 'zod';
import type { SignUpInput } from './input.ts';
import { holdsAddress } from './name-address.ts';
import { faultOfPassword, type PasswordFault } from './password.ts';

export type NameFault = 'name-missing' | 'name-long' | 'name-address';
export type SignUpFault = NameFault | 'email-missing' | 'email-wrong' | PasswordFault;
export type SignUpFaults = Partial<Record<'name' | 'email' | 'password', SignUpFault>>;

/** Gateways print at most fifty letters of a name. */
const longestName = 50;
const longestEmail = 100;

/** A name as it is kept: one line, without what nobody can see. */
export const tidyName = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Finds the fault of a person's name, if any. */
export const faultOfName = (typed: string): NameFault | undefined => {
  const { length } = tidyName(typed);
  if (length === 0) return 'name-missing';
  if (holdsAddress(typed)) return 'name-address';
  return length > longestName ? 'name-long' : undefined;
};

/** Finds the fault of an e-mail address, if any. */
export const faultOfEmail = (typed: string): 'email-missing' | 'email-wrong' | undefined => {
  const email = typed.trim();
  if (!email) return 'email-missing';
  // No mail reaches .invalid, and accounts made by phone have their placeholder there.
  const reachable = z.email().safeParse(email).success && !/\.invalid$/i.test(email);
  return email.length > longestEmail || !reachable ? 'email-wrong' : undefined;
};

/** Finds the faults of a sign-up, by field. */
export const faultsOfSignUp = (
  { name, email, password }: Pick<SignUpInput, 'name' | 'email' | 'password'>,
  isCommon: (password: string) => boolean,
): SignUpFaults => {
  const faults: SignUpFaults = {};
  const nameFault = faultOfName(name);
  if (nameFault) faults.name = nameFault;
  const emailFault = faultOfEmail(email);
  if (emailFault) faults.email = emailFault;
  const passwordFault = faultOfPassword(password, isCommon);
  if (passwordFault) faults.password = passwordFault;
  return faults;
};
