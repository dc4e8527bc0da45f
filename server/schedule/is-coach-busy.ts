import { addMinutes } from '@poth/domain/add-minutes.ts';
import { addDays, type DhakaDate } from '@poth/domain/dhaka.ts';
import { findOverlappingWay } from '@poth/domain/schedule/coach-clash.ts';
import { waysNear } from '@poth/domain/schedule/schedule-days.ts';
import type { Tx } from '../db/database.ts';
import { readPublishedRuns, readRunsOfCoach, readTripsOfCoach } from './coach-runs-store.ts';

type Wanted = {
  operatorId: string;
  coach: { coachId: string; coachNumber: string };
  /** Departures that are wanted, by service date in their order. */
  departures: readonly { date: DhakaDate; leavesAt: Date }[];
  runningMinutes: number;
  now: Date;
};

/**
 * Tells whether a coach is still or already on another trip at one of the wanted runs: on a trip on sale, or on a run
 * that one of its schedules has yet to publish, as when two forms arrive at once. Three statements.
 */
export const isCoachBusy = async (tx: Tx, wanted: Wanted): Promise<boolean> => {
  const { operatorId, coach, departures, runningMinutes, now } = wanted;
  const [first, last] = [departures[0], departures.at(-1)];
  if (!first || !last) return false;
  const span = { from: addDays(first.date, -2), until: addDays(last.date, 2) };
  const trips = await readTripsOfCoach(tx, { operatorId, coachNumber: coach.coachNumber }, span);
  const published = await readPublishedRuns(tx, coach.coachId, span);
  const runs = (await readRunsOfCoach(tx, coach.coachId)).map((run) => {
    const done = published.filter(({ scheduleId }) => scheduleId === run.scheduleId);
    const exceptions = [...run.days.exceptions, ...done.map(({ serviceDate }) => serviceDate)];
    return { ...run, days: { ...run.days, exceptions } };
  });
  return departures.some(({ date, leavesAt }) => {
    const arrivesAt = addMinutes(leavesAt, runningMinutes);
    // A run before `now` is either among the trips or did not run.
    const near = runs.flatMap((run) => waysNear(run, date)).filter((way) => way.leavesAt > now);
    return findOverlappingWay({ leavesAt, arrivesAt }, [...trips, ...near]) !== undefined;
  });
};
