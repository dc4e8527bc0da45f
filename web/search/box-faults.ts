import type { CriteriaFault, CriteriaField } from '@poth/domain/search/criteria.ts';

export type BoxFaults = Partial<Record<CriteriaField, CriteriaFault>>;

/** Finds missing or plainly invalid fields of the box before it is sent; the server checks the rest. */
export const boxFaults = (typed: { from: string; to: string; date: string }, today: string): BoxFaults => {
  const faults: BoxFaults = {};
  if (!typed.from) faults.from = 'from-missing';
  if (!typed.to) faults.to = 'to-missing';
  if (typed.from && typed.from === typed.to) faults.to = 'same-place';
  if (!typed.date) faults.date = 'date-missing';
  else if (typed.date < today) faults.date = 'date-past';
  return faults;
};
