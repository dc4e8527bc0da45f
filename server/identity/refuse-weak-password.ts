import { faultOfPassword, passwordLength } from '@poth/domain/identity/password.ts';
import { Problem } from '@poth/domain/problem.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Refuses a new password that is too weak or too long. field: its name in the form. Problems: invalid-input. */
export const refuseWeakPassword = (password: string, field: string): void => {
  // The library counts UTF-16 units when it checks a password, and would refuse a longer one at sign-in.
  const fault =
    faultOfPassword(password, isCommonPassword) ??
    (password.length > passwordLength.most ? 'password-long' : undefined);
  if (fault) throw new Problem('invalid-input', { faults: { [field]: fault } });
};
