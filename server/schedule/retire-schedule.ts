import { Problem } from '@poth/domain/problem.ts';
import { ScheduleRef } from '@poth/domain/schedule/input.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { operatorToPlan } from '../network/network-owner.ts';
import { lockPlans } from '../operator/store.ts';
import { dropDraft } from './draft-store.ts';
import { readStoredSchedule, retireStoredSchedule } from './schedule-store.ts';

/**
 * Retires a schedule: no more of its trips come on sale; those on sale stay, and each can be cancelled. Repeating the
 * call is no fault.
 */
export const retireSchedule = call(
  {
    gate: 'operatorOwner',
    input: ScheduleRef,
    unreadable: 'not-found',
    problems: [
      'not-found', // also for another operator's schedule
    ],
  },
  async function retireSchedule({ deps: { db }, actor }, { scheduleId }): Promise<void> {
    const operatorId = operatorToPlan(actor);
    await transaction(db, async (tx) => {
      await lockPlans(tx, operatorId);
      const kept = await readStoredSchedule(tx, scheduleId);
      if (kept?.operatorId !== operatorId) throw new Problem('not-found');
      if (!(await retireStoredSchedule(tx, scheduleId))) return;
      await dropDraft(tx, { operatorId, scheduleId });
      await recordAct(tx, actor, {
        stream: `operator:${operatorId}`,
        act: 'schedule-retired',
        detail: { scheduleId },
      });
    });
  },
);
