import { dhakaDate } from '@poth/domain/dhaka.ts';
import { Problem } from '@poth/domain/problem.ts';
import { ScheduleRef } from '@poth/domain/schedule/input.ts';
import { type ChangedPart, changesOf, type PairShown, pairsShown } from '@poth/domain/schedule/preview.ts';
import type { ScheduleFaults } from '@poth/domain/schedule/read-schedule.ts';
import { call } from '../call.ts';
import { operatorToPlan } from '../network/network-owner.ts';
import { readDraft } from './draft-store.ts';
import { type Planned, planSchedule } from './plan-schedule.ts';
import { readStoredSchedule } from './schedule-store.ts';

export type SchedulePreview = Omit<Planned, 'now'> & {
  /** Version of the draft; publishing names it. */
  version: number;
  /** Null where nothing runs yet. */
  changes: ChangedPart[] | null;
  pairs: PairShown[];
  /** Default minutes before departure at which passengers report. */
  usualReportingMinutes: number;
};

/**
 * Shows what publishing a typed schedule would add and change, date by date, and what stays as it is. Returns the
 * faults where the draft cannot be published. Nine statements.
 */
export const previewSchedule = call(
  {
    gate: 'operatorOwner',
    input: ScheduleRef,
    unreadable: 'not-found',
    problems: [
      'not-found', // also where there is no draft since it was published
    ],
  },
  async function previewSchedule(
    { deps: { db, settings }, actor },
    { scheduleId },
  ): Promise<SchedulePreview | { faults: ScheduleFaults }> {
    const operatorId = operatorToPlan(actor);
    const draft = await readDraft(db, { operatorId, scheduleId });
    const kept = await readStoredSchedule(db, scheduleId);
    if (!draft || (kept && kept.operatorId !== operatorId) || kept?.retired) throw new Problem('not-found');
    const { typed, version } = draft;
    const planned = await planSchedule(db, { operatorId, scheduleId, typed, settings: settings() });
    if ('faults' in planned) return planned;
    const { now, ...shown } = planned;
    return {
      ...shown,
      version,
      changes: kept ? changesOf(kept, shown.plan) : null,
      pairs: pairsShown(shown.plan, shown.route.stops, shown.coach, dhakaDate(now)),
      usualReportingMinutes: settings().reportingMinutes,
    };
  },
);
