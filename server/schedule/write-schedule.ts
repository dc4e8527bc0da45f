import { Problem } from '@poth/domain/problem.ts';
import type { SchedulePlan } from '@poth/domain/schedule/read-schedule.ts';
import type { Tx } from '../db/database.ts';
import { publishPlan } from './schedule-store.ts';

/**
 * Lets a schedule run by a plan that was judged, in a transaction that holds the operator's plans still. Its trips come
 * on sale by publishTrips after that. Problems: not-found for another operator's.
 */
export const writeSchedule = async (
  tx: Tx,
  ref: { operatorId: string; scheduleId: string },
  plan: SchedulePlan,
): Promise<void> => {
  if (!(await publishPlan(tx, ref, plan))) throw new Problem('not-found');
};
