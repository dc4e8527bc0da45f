import { type DhakaDate, dhakaDate } from '@poth/domain/dhaka.ts';
import { Problem } from '@poth/domain/problem.ts';
import { ScheduleRef } from '@poth/domain/schedule/input.ts';
import { coachClasses } from '@poth/domain/fleet/coach.ts';
import { readSchedule, type ScheduleFaults } from '@poth/domain/schedule/read-schedule.ts';
import { noSchedule, type ScheduleTyped } from '@poth/domain/schedule/schedule-typed.ts';
import { toScheduleTyped } from '@poth/domain/schedule/to-schedule-typed.ts';
import type { PlannedRoute } from '@poth/domain/network/network.ts';
import type { CoachToRun } from '@poth/domain/schedule/schedule.ts';
import { call } from '../call.ts';
import { databaseNow } from '../db/clock.ts';
import { operatorToPlan } from '../network/network-owner.ts';
import { readPlannedRoutes } from '../network/route-store.ts';
import { readDraft } from './draft-store.ts';
import { chosenOf, knownOf, readChoices, type ScheduleChoices } from './schedule-choices.ts';
import { readStoredSchedule } from './schedule-store.ts';

export type ScheduleToEdit = ScheduleChoices & {
  today: DhakaDate;
  /** Schedule as it was last typed, published or not. */
  typed: ScheduleTyped;
  state: 'new' | 'begun' | 'published' | 'changed' | 'retired';
  /** Faults that keep it from being published. */
  faults: ScheduleFaults;
  /** Route and coach that it names, as they are now. */
  route: PlannedRoute | undefined;
  coach: CoachToRun | undefined;
};

/**
 * Shows a schedule of the caller's operator as it was last typed, with the routes and coaches it may have; null asks
 * for what a new one needs. Five statements, six where its route is retired.
 */
export const viewSchedule = call(
  {
    gate: 'operatorOwner',
    input: ScheduleRef.nullable(),
    unreadable: 'not-found',
    problems: [
      'not-found', // also for another operator's schedule
    ],
  },
  async function viewSchedule({ deps: { db }, actor }, ref): Promise<ScheduleToEdit> {
    const operatorId = operatorToPlan(actor);
    const today = dhakaDate(await databaseNow(db));
    const choices = await readChoices(db, operatorId);
    const edit = (typed: ScheduleTyped, state: ScheduleToEdit['state']): ScheduleToEdit => {
      const chosen = chosenOf(choices, typed);
      const read = readSchedule(typed, knownOf(chosen, today));
      return { ...choices, ...chosen, today, typed, state, faults: 'faults' in read ? read.faults : {} };
    };
    if (ref === null) return edit({ ...noSchedule, from: today }, 'new');
    const { scheduleId } = ref;
    const kept = await readStoredSchedule(db, scheduleId);
    const draft = await readDraft(db, { operatorId, scheduleId });
    if (kept && kept.operatorId !== operatorId) throw new Problem('not-found');
    if (!kept) {
      if (!draft) throw new Problem('not-found');
      return edit(draft.typed, 'begun');
    }
    if (draft && !kept.retired) return edit(draft.typed, 'changed');
    const { route: offered, coach } = chosenOf(choices, kept);
    // A retired route or coach leaves the fares in place: another coach may have any of the classes.
    const route = offered ?? (await readPlannedRoutes(db, operatorId, kept.routeId))[0];
    const typed = toScheduleTyped(kept, route?.stops ?? [], coach?.classes ?? coachClasses);
    return edit(typed, kept.retired ? 'retired' : 'published');
  },
);
