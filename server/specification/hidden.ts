import { isProblem, Problem, type ProblemCode } from '@poth/domain/problem.ts';

const refusals: readonly ProblemCode[] = [
  'sign-in-required',
  'second-factor-required',
  'device-not-let-in',
  'pin-required',
  'not-allowed',
];

/** One and the same answer for everybody who may not see a thing, signed in or not: it is not there. Problems: not-found. */
export const hidden = async <T>(call: Promise<T>): Promise<T> => {
  try {
    return await call;
  } catch (thrown) {
    throw isProblem(thrown) && refusals.includes(thrown.code) ? new Problem('not-found') : thrown;
  }
};

/** Whether an e-mail as a client sends it is this account's. */
export const isOwn = (email: string, account: { email: string | null } | null): boolean =>
  account?.email !== undefined && account.email === email.trim().toLowerCase();
