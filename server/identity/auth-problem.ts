import { isAPIError } from 'better-auth/api';
import { Problem } from '@poth/domain/problem.ts';

/** Error codes of the auth library, mapped to our problems, which have a sentence in both languages. */
const problemOf: Record<string, () => Problem> = {
  INVALID_EMAIL_OR_PASSWORD: () => new Problem('credentials-wrong'),
  // A right password for an unconfirmed address is answered like a wrong one, so that it reveals nothing.
  EMAIL_NOT_VERIFIED: () => new Problem('credentials-wrong'),
  INVALID_PASSWORD: () => new Problem('invalid-input', { faults: { password: 'password-wrong' } }),
  INVALID_EMAIL: () => new Problem('invalid-input', { faults: { email: 'email-wrong' } }),
  PASSWORD_TOO_SHORT: () => new Problem('invalid-input', { faults: { password: 'password-short' } }),
  PASSWORD_TOO_LONG: () => new Problem('invalid-input', { faults: { password: 'password-long' } }),
  USER_ALREADY_EXISTS: () => new Problem('email-taken'),
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: () => new Problem('email-taken'),
  FAILED_TO_CREATE_USER: () => new Problem('email-taken'),
  EMAIL_ALREADY_VERIFIED: () => new Problem('already-decided'),
  EMAIL_MISMATCH: () => new Problem('already-decided'),
  INVALID_TOKEN: () => new Problem('link-expired'),
  TOKEN_EXPIRED: () => new Problem('link-expired'),
  USER_NOT_FOUND: () => new Problem('link-expired'),
  INVALID_CODE: () => new Problem('second-factor-wrong'),
  INVALID_BACKUP_CODE: () => new Problem('second-factor-wrong'),
  INVALID_TWO_FACTOR_COOKIE: () => new Problem('sign-in-required'),
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: () => new Problem('sign-in-required'),
  ACCOUNT_TEMPORARILY_LOCKED: () => new Problem('too-many-tries', { retryAfterSeconds: 900 }),
  ACCOUNT_DISABLED: () => new Problem('account-disabled'),
  SESSION_NOT_FRESH: () => new Problem('sign-in-again'),
  SESSION_EXPIRED: () => new Problem('sign-in-required'),
  UNAUTHORIZED: () => new Problem('sign-in-required'),
  PASSKEY_NOT_FOUND: () => new Problem('sign-in-failed'),
  AUTHENTICATION_FAILED: () => new Problem('sign-in-failed'),
  CHALLENGE_NOT_FOUND: () => new Problem('sign-in-failed'),
  FAILED_TO_VERIFY_REGISTRATION: () => new Problem('passkey-failed'),
  YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY: () => new Problem('passkey-failed'),
  TOTP_ALREADY_ENABLED: () => new Problem('already-decided'),
  TWO_FACTOR_NOT_ENABLED: () => new Problem('already-decided'),
  TOTP_NOT_ENABLED: () => new Problem('already-decided'),
  BACKUP_CODES_NOT_ENABLED: () => new Problem('already-decided'),
  PROVIDER_NOT_FOUND: () => new Problem('provider-unavailable'),
};

/** Runs a call of the auth library; a known refusal becomes a problem, an unknown one is a bug and is thrown on. */
export const withAuthProblems = async <T>(call: Promise<T>): Promise<T> => {
  try {
    return await call;
  } catch (thrown) {
    const code = isAPIError(thrown) ? thrown.body?.code : undefined;
    throw (code && problemOf[code]?.()) || thrown;
  }
};
