import { dictionary } from '@zxcvbn-ts/language-common';

let list: ReadonlySet<string> | undefined;

/** Tells whether a password is one of the tens of thousands most common ones; the list comes with the program. */
export const isCommonPassword = (password: string): boolean => {
  list ??= new Set(dictionary['passwords-common']);
  return list.has(password.toLowerCase());
};
