import { addDays, dhakaDate, dhakaInstant } from '@poth/domain/dhaka.ts';
import type { Bilingual } from '@poth/domain/language.ts';
import { type PlannedRun, plannedRuns } from '@poth/domain/route/preview.ts';
import { type SchedulePlan, type ScheduleFaults, readSchedule } from '@poth/domain/route/read-schedule.ts';
import { clashesOf, scheduleRunsOn } from '@poth/domain/route/schedule-days.ts';
import type { ScheduleTyped } from '@poth/domain/route/schedule-typed.ts';
import type { Settings } from '@poth/domain/settings.ts';
import { databaseNow } from '../db/clock.ts';
import type { Database, Tx } from '../db/database.ts';
import type { PlannedRoute } from '../fleet/route-store.ts';
import { type CoachToRun, chosenOf, knownOf, readChoices } from './schedule-choices.ts';
import {
  type PublishedTrip,
  readPublishedTrips,
  readRunsOfCoach,
  readTripsOfCoach,
} from './schedule-store.ts';

/** Where the coach is when it should leave: the other road and when it leaves there. */
export type RunClash = { departsAt: Date; routeName: Bilingual | null };

export type Run = PlannedRun & {
  /** On sale already: stays as it is. */
  published: PublishedTrip | null;
  clash: RunClash | null;
};

export type Planned = {
  plan: SchedulePlan;
  route: PlannedRoute;
  coach: CoachToRun;
  now: Date;
  runs: Run[];
  /** Trips on sale on dates on which the plan does not run: they stay too. */
  left: PublishedTrip[];
};

type Asked = { operatorId: string; scheduleId: string; typed: ScheduleTyped; settings: Settings };

/** What a schedule that was typed would bring: six statements. */
export const planSchedule = async (
  db: Database | Tx,
  { operatorId, scheduleId, typed, settings: { saleOpensDays } }: Asked,
): Promise<Planned | { faults: ScheduleFaults }> => {
  const now = await databaseNow(db);
  const today = dhakaDate(now);
  const chosen = chosenOf(await readChoices(db, operatorId), typed);
  const read = readSchedule(typed, knownOf(chosen, today));
  const { route, coach } = chosen;
  if ('faults' in read) return read;
  if (!route || !coach) throw new Error(`schedule ${scheduleId} was read without its route and coach`);
  const { plan } = read;

  const planned = plannedRuns(plan, { now, today, saleOpensDays });
  const published = await readPublishedTrips(db, scheduleId, today);
  const onDate = new Map(published.map((trip) => [trip.serviceDate, trip]));
  const open = planned.filter(({ date }) => !onDate.has(date));

  const runningMinutes = route.stops.at(-1)?.arriveMinute ?? 0;
  const others = await readRunsOfCoach(db, coach.coachId);
  const byPlan = clashesOf(
    { scheduleId, days: plan, runningMinutes, routeName: route.name },
    others,
    open.map(({ date }) => date),
  );
  const span = { from: addDays(today, -2), until: addDays(today, saleOpensDays + 2) };
  const busy = (await readTripsOfCoach(db, { operatorId, coachNumber: coach.coachNumber }, span)).filter(
    (trip) => trip.scheduleId !== scheduleId,
  );
  const clashOf = ({ date, departsAt }: PlannedRun): RunClash | null => {
    const arrivesAt = new Date(departsAt.getTime() + runningMinutes * 60_000);
    const trip = busy.find((one) => one.leavesAt < arrivesAt && one.arrivesAt > departsAt);
    const clash = byPlan.find((one) => one.date === date);
    const other = others.find((one) => one.scheduleId === (trip?.scheduleId ?? clash?.scheduleId));
    if (trip) return { departsAt: trip.leavesAt, routeName: other?.routeName ?? null };
    if (!clash) return null;
    return {
      departsAt: dhakaInstant(clash.otherDate, clash.departureMinute),
      routeName: other?.routeName ?? null,
    };
  };
  const runs = planned.map((run): Run => {
    const trip = onDate.get(run.date) ?? null;
    return { ...run, published: trip, clash: trip ? null : clashOf(run) };
  });
  const left = published.filter(
    ({ serviceDate, cancelled, departsAt }) =>
      !scheduleRunsOn(plan, serviceDate) && !cancelled && departsAt > now,
  );
  return { plan, route, coach, now, runs, left };
};
