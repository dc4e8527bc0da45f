import { faultOfPassword, passwordLength } from '@poth/domain/identity/password.ts';
import { Problem } from '@poth/domain/problem.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Refuses a new password that is no good. field: where the form has it. Problems: invalid-input. */
export const refuseWeakPassword = (password: string, field: string): void => {
  // The library counts in UTF-16 when it takes a password, and would not let in who has a longer one.
  const fault =
    faultOfPassword(password, isCommonPassword) ??
    (password.length > passwordLength.most ? 'password-long' : undefined);
  if (fault) throw new Problem('invalid-input', { faults: { [field]: fault } });
};
