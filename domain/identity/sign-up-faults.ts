import { z } from 'zod';
import type { SignUpInput } from './input.ts';
import { holdsAddress } from './name-address.ts';
import { faultOfPassword, type PasswordFault } from './password.ts';
import { longestName, type NameFault, tidyName } from './person-name.ts';

export type SignUpFault = NameFault | 'email-missing' | 'email-wrong' | PasswordFault;
export type SignUpFaults = Partial<Record<'name' | 'email' | 'password', SignUpFault>>;

const longestEmail = 100;

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
