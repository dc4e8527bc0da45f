import { z } from 'zod';
import { Problem } from '@poth/domain/problem.ts';
import type { ScheduleRef } from '@poth/domain/route/input.ts';
import { ScheduleTyped } from '@poth/domain/route/schedule-typed.ts';
import { recordAct } from '../audit/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { lockPlans } from '../fleet/network-owner.ts';
import { readInput } from '../read-input.ts';
import { dropDraft, readDraft, saveDraft } from './draft-store.ts';
import { scheduleToPlan } from './schedule-ref.ts';
import { readKeptSchedule } from './schedule-store.ts';

/**
 * Keeps a schedule as it is being typed, whole or with faults, until it is published; nothing is on sale by it.
 * scheduleId: of a schedule of the own operator, or drawn for a new one.
 */
export const saveSchedule = call(
  {
    gate: 'operatorOwner',
    input: z.custom<ScheduleRef & { typed: ScheduleTyped }>(),
    problems: [
      'not-found', // another operator's
      'already-decided', // it is retired
      'invalid-input', // no form of ours
    ],
  },
  async function saveSchedule({ deps: { db }, actor }, { typed, ...ref }): Promise<{ version: number }> {
    const { operatorId, scheduleId } = scheduleToPlan(actor, ref);
    const read = readInput(ScheduleTyped, typed);
    return transaction(db, async (tx) => {
      await lockPlans(tx, operatorId);
      const kept = await readKeptSchedule(tx, scheduleId);
      if (kept && kept.operatorId !== operatorId) throw new Problem('not-found');
      if (kept?.retired) throw new Problem('already-decided');
      const before = await readDraft(tx, { operatorId, scheduleId });
      const version = await saveDraft(tx, { operatorId, scheduleId }, read);
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

/** Throws away what was typed and not published. Doing so twice is no fault. */
export const dropSchedule = call(
  { gate: 'operatorOwner', input: z.custom<ScheduleRef>(), problems: ['not-found'] },
  async function dropSchedule({ deps: { db }, actor }, input): Promise<void> {
    const { operatorId, scheduleId } = scheduleToPlan(actor, input);
    await transaction(db, async (tx) => {
      await lockPlans(tx, operatorId);
      const kept = await readKeptSchedule(tx, scheduleId);
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
