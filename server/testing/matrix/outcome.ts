import { isProblem } from '@poth/domain/problem.ts';
import type { Answer } from './case.ts';

/** Refusals, which reveal nothing of what exists. */
const refusals = new Set([
  'sign-in-required',
  'second-factor-required',
  'device-not-let-in',
  'pin-required',
  'not-allowed',
  'not-found',
  'ticket-not-found',
]);

/** Names a Problem as a case does: by its code, or for wrong input by the fault of each field. */
const namesOf = ({ code, fields }: { code: string; fields: { faults?: object } }): string[] =>
  code === 'invalid-input'
    ? Object.entries(fields.faults ?? {}).map(([field, fault]) => `${field}: ${fault}`)
    : [code];

/**
 * Tells whether a caller got past the rights of a call: it answers, or ends with a Problem that the case lists. Any
 * other end, wrong input above all, proves nothing about rights and fails the test.
 */
export const outcomeOf = async (
  attempt: () => unknown,
  answers: readonly Answer[],
): Promise<'allowed' | 'refused'> => {
  try {
    await attempt();
    return 'allowed';
  } catch (thrown) {
    if (!isProblem(thrown)) throw thrown;
    if (refusals.has(thrown.code)) return 'refused';
    const names = namesOf(thrown);
    if (names.length > 0 && names.every((name) => (answers as readonly string[]).includes(name)))
      return 'allowed';
    throw new Error(
      `ended with ${thrown.code} ${JSON.stringify(thrown.fields)}, which its row does not name`,
      { cause: thrown },
    );
  }
};
