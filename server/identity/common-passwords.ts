import { dictionary } from '@zxcvbn-ts/language-common';

let list: ReadonlySet<string> | undefined;

/** Tells whether a password is on the list of tens of thousands of common ones, which comes with the program. */
export const isCommonPassword = (password: string): boolean => {
  list ??= new Set(dictionary['passwords-common']);
  return list.has(password.toLowerCase());
};
