import { z } from 'zod';
import type { SignUpInput } from './input.ts';
import { faultOfPassword, type PasswordFault } from './password.ts';

export type SignUpFault = 'name-missing' | 'name-long' | 'email-missing' | 'email-wrong' | PasswordFault;
export type SignUpFaults = Partial<Record<'name' | 'email' | 'password', SignUpFault>>;

const longestName = 50;
const longestEmail = 100;

/** What is wrong with the name of a person, if anything. */
export const faultOfName = (name: string): 'name-missing' | 'name-long' | undefined =>
  name.trim().length === 0 ? 'name-missing' : name.trim().length > longestName ? 'name-long' : undefined;

/** What is wrong with an address, if anything. */
export const faultOfEmail = (typed: string): 'email-missing' | 'email-wrong' | undefined => {
  const email = typed.trim();
  if (!email) return 'email-missing';
  // No mail reaches .invalid, and accounts made by phone have their placeholder there.
  const reachable = z.email().safeParse(email).success && !/\.invalid$/i.test(email);
  return email.length > longestEmail || !reachable ? 'email-wrong' : undefined;
};

/** What is wrong with a sign-up, by field. */
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
