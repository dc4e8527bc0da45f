import type { Coach } from '@poth/domain/fleet/coach-form.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Tx } from '../db/database.ts';
import { isNumberTaken, saveOwnCoach } from './coach-store.ts';

/**
 * Writes a validated coach, a new one or a change, in a transaction that has locked the operator's plans; a retired one
 * is offered again. imageKey null: the picture stays. Problems: invalid-input where another coach has the number;
 * not-found for another operator's coach.
 */
export const writeCoach = async (
  tx: Tx,
  operatorId: string,
  coach: Coach,
  imageKey: string | null,
): Promise<void> => {
  if (await isNumberTaken(tx, operatorId, coach))
    throw new Problem('invalid-input', { faults: { coachNumber: 'bus-number-taken' } });
  if (!(await saveOwnCoach(tx, operatorId, coach, imageKey))) throw new Problem('not-found');
};
