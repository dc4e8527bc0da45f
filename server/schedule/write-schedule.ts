import { Problem } from '@poth/domain/problem.ts';
import type { SchedulePlan } from '@poth/domain/schedule/read-schedule.ts';
import type { Tx } from '../db/database.ts';
import { publishPlan } from './schedule-store.ts';

/**
 * Writes a validated plan as the one that a schedule runs by, in a transaction that has locked the operator's plans.
 * `publishTrips` then puts its trips on sale. Problems: not-found for another operator's schedule.
 */
export const writeSchedule = async (
  tx: Tx,
  ref: { operatorId: string; scheduleId: string },
  plan: SchedulePlan,
): Promise<void> => {
  if (!(await publishPlan(tx, ref, plan))) throw new Problem('not-found');
};
