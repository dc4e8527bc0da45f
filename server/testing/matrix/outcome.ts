import { isProblem } from '@poth/domain/problem.ts';

/** What a refusal sounds like: nothing is told of what there is. */
const refusals = new Set([
  'sign-in-required',
  'second-factor-required',
  'not-allowed',
  'not-found',
  'ticket-not-found',
]);

/** Whether somebody came through to what a call is about; what it then says of the input is another matter. */
export const outcomeOf = async (attempt: () => unknown): Promise<'allowed' | 'refused'> => {
  try {
    await attempt();
    return 'allowed';
  } catch (thrown) {
    if (!isProblem(thrown)) throw thrown;
    return refusals.has(thrown.code) ? 'refused' : 'allowed';
  }
};
