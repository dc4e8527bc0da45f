import { type OperatorEvent, type OperatorState, operatorLife } from './lifecycle.ts';

/** Decision of an admin about a company. */
export type Decision = Exclude<OperatorEvent, 'submit'>;
export type ReasonFault = 'reason-missing' | 'reason-long';

const longestReason = 500;
const needsReason: readonly Decision[] = ['reject', 'suspend'];

/** Lists the decisions that an admin may take about a company in a state, in the order in which a page offers them. */
export const decisionsIn = (state: OperatorState): Decision[] =>
  (Object.keys(operatorLife[state]) as OperatorEvent[]).filter((event) => event !== 'submit');

/** Tells whether the owner must be given a reason. */
export const requiresReason = (decision: Decision): boolean => needsReason.includes(decision);

/** Reads a reason, null where none is given; or returns what is wrong with it. */
export const readReason = (
  decision: Decision,
  typed: string,
): { reason: string | null } | { fault: ReasonFault } => {
  const reason = typed.trim().replace(/\r\n/g, '\n');
  if (!reason) return requiresReason(decision) ? { fault: 'reason-missing' } : { reason: null };
  return [...reason].length > longestReason ? { fault: 'reason-long' } : { reason };
};
