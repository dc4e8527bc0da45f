import { isProblem, Problem, type ProblemCode } from '@poth/domain/problem.ts';

const refusals: readonly ProblemCode[] = [
  'sign-in-required',
  'second-factor-required',
  'device-not-let-in',
  'pin-required',
  'not-allowed',
];

/**
 * Turns refusals into not-found, so that everybody who may not see a thing, signed in or not, gets one answer.
 * Problems: not-found.
 */
export const asNotFound = async <T>(call: Promise<T>): Promise<T> => {
  try {
    return await call;
  } catch (thrown) {
    throw isProblem(thrown) && refusals.includes(thrown.code) ? new Problem('not-found') : thrown;
  }
};

/** Tells whether an e-mail address sent by a client is the account's own. */
export const isOwn = (email: string, account: { email: string | null } | null): boolean =>
  account?.email !== undefined && account.email === email.trim().toLowerCase();
