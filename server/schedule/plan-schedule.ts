import { addMinutes } from '@poth/domain/add-minutes.ts';
import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import { roadBetween } from '@poth/domain/schedule/road.ts';
import type { PlaceId } from '@poth/domain/place/place.ts';
import { type CoachClash, type CoachWay, coachClash } from '@poth/domain/schedule/coach-clash.ts';
import { type PlannedRun, plannedRuns } from '@poth/domain/schedule/preview.ts';
import { type SchedulePlan, type ScheduleFaults, readSchedule } from '@poth/domain/schedule/read-schedule.ts';
import { scheduleRunsOn, waysNear } from '@poth/domain/schedule/schedule-days.ts';
import type { ScheduleTyped } from '@poth/domain/schedule/schedule-typed.ts';
import type { Settings } from '@poth/domain/settings.ts';
import type { PlannedRoute } from '@poth/domain/network/network.ts';
import type { CoachToRun, PublishedTrip, Run } from '@poth/domain/schedule/schedule.ts';
import { databaseNow } from '../db/clock.ts';
import type { Database, Tx } from '../db/database.ts';
import { readRoads } from './known-roads.ts';
import { chosenOf, knownOf, readChoices } from './schedule-choices.ts';
import { readRunsOfCoach, readTripsOfCoach } from './coach-runs-store.ts';
import { readPublishedTrips } from './schedule-store.ts';

/** Minutes that an empty coach is given to another place where no known road joins the two. */
const unknownRoadMinutes = 60;

export type Planned = {
  plan: SchedulePlan;
  route: PlannedRoute;
  coach: CoachToRun;
  now: Date;
  runs: Run[];
  /** Trips on sale on dates on which the plan does not run: they stay on sale. */
  left: PublishedTrip[];
};

type Asked = { operatorId: string; scheduleId: string; typed: ScheduleTyped; settings: Settings };

/** Plans a typed schedule: seven statements. */
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
  const [from, to] = [route.stops[0], route.stops.at(-1)];
  if (!from || !to) throw new Error(`schedule ${scheduleId} was read on a road without stops`);
  const others = (await readRunsOfCoach(db, coach.coachId)).filter((run) => run.scheduleId !== scheduleId);
  const span = { from: addDays(today, -2), until: addDays(today, saleOpensDays + 2) };
  const trips = await readTripsOfCoach(db, { operatorId, coachNumber: coach.coachNumber }, span);
  const roads = await readRoads(db, operatorId);
  const minutesBetween = (start: PlaceId, end: PlaceId) =>
    start === end ? 0 : (roadBetween(roads, start, end)?.minutes ?? unknownRoadMinutes);
  const wayOf = ({ departsAt }: PlannedRun): CoachWay => ({
    leavesAt: departsAt,
    arrivesAt: addMinutes(departsAt, runningMinutes),
    from,
    to,
  });
  // Runs that are already on sale are among the trips, and stay as they are.
  const ownWays = open.map(wayOf);
  const clashOf = (run: PlannedRun): CoachClash | null => {
    // A run before `now` is either among the trips or did not run.
    const near = others.flatMap((other) => waysNear(other, run.date)).filter((way) => way.leavesAt > now);
    const own = ownWays.filter(({ leavesAt }) => leavesAt.getTime() !== run.departsAt.getTime());
    return coachClash(wayOf(run), [...trips, ...near, ...own], minutesBetween);
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
