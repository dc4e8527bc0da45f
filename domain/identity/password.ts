export type PasswordFault = 'password-missing' | 'password-short' | 'password-long' | 'password-common';

/** At least eight characters, no rule of composition, long phrases welcome (OWASP ASVS 5.0, 6.2). */
export const passwordLength = { least: 8, most: 128 } as const;

/** Finds the fault of a new password, if any. isCommon: tells whether it is on the list of common passwords. */
export const faultOfPassword = (
  password: string,
  isCommon: (password: string) => boolean,
): PasswordFault | undefined => {
  if (!password) return 'password-missing';
  const { length } = [...password];
  if (length < passwordLength.least) return 'password-short';
  if (length > passwordLength.most) return 'password-long';
  return isCommon(password) ? 'password-common' : undefined;
};
