import { Problem } from '@poth/domain/problem.ts';
import { SaveScheduleInput, ScheduleRef } from '@poth/domain/schedule/input.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { operatorToPlan } from '../network/network-owner.ts';
import { lockPlans } from '../operator/store.ts';
import { dropDraft, readDraft, saveDraft } from './draft-store.ts';
import { readStoredSchedule } from './schedule-store.ts';

/** Saves a schedule as it is being typed, complete or with faults, until it is published; nothing goes on sale. */
export const saveSchedule = call(
  {
    gate: 'operatorOwner',
    input: SaveScheduleInput,
    problems: [
      'not-found', // another operator's schedule
      'already-decided', // retired
    ],
  },
  async function saveSchedule({ deps: { db }, actor }, { scheduleId, typed }): Promise<{ version: number }> {
    const operatorId = operatorToPlan(actor);
    return transaction(db, async (tx) => {
      await lockPlans(tx, operatorId);
      const kept = await readStoredSchedule(tx, scheduleId);
      if (kept && kept.operatorId !== operatorId) throw new Problem('not-found');
      if (kept?.retired) throw new Problem('already-decided');
      const before = await readDraft(tx, { operatorId, scheduleId });
      const version = await saveDraft(tx, { operatorId, scheduleId }, typed);
      if (before?.version !== version)
        await recordAct(tx, actor, {
          stream: `operator:${operatorId}`,
          act: 'schedule-drafted',
          detail: { scheduleId, version },
        });
      return { version };
    });
  },
);

/** Deletes the unpublished draft of a schedule. Repeating the call is no fault. */
export const dropSchedule = call(
  { gate: 'operatorOwner', input: ScheduleRef, unreadable: 'not-found', problems: ['not-found'] },
  async function dropSchedule({ deps: { db }, actor }, { scheduleId }): Promise<void> {
    const operatorId = operatorToPlan(actor);
    await transaction(db, async (tx) => {
      await lockPlans(tx, operatorId);
      const kept = await readStoredSchedule(tx, scheduleId);
      if (!(await dropDraft(tx, { operatorId, scheduleId }))) {
        if (kept?.operatorId === operatorId) return;
        throw new Problem('not-found');
      }
      await recordAct(tx, actor, {
        stream: `operator:${operatorId}`,
        act: 'schedule-draft-dropped',
        detail: { scheduleId },
      });
    });
  },
);
