import type { DhakaDate } from '@poth/domain/dhaka.ts';
import { seatsOf } from '@poth/domain/fleet/seat-layout.ts';
import { classesOf } from '@poth/domain/schedule/fares.ts';
import type { ScheduleKnown } from '@poth/domain/schedule/read-schedule.ts';
import type { PlannedRoute } from '@poth/domain/network/network.ts';
import type { CoachToRun } from '@poth/domain/schedule/schedule.ts';
import type { Database, Tx } from '../db/database.ts';
import { readPlannedRoutes } from '../network/route-store.ts';
import { readCoachChoices } from './schedule-store.ts';

/** Routes and coaches that an operator's schedules can use. */
export type ScheduleChoices = { routes: PlannedRoute[]; coaches: CoachToRun[] };

/** Reads an operator's routes and coaches. Two statements. */
export const readChoices = async (db: Database | Tx, operatorId: string): Promise<ScheduleChoices> => ({
  routes: await readPlannedRoutes(db, operatorId),
  coaches: (await readCoachChoices(db, operatorId)).map(({ layout, ...coach }) => ({
    ...coach,
    classes: classesOf(layout, coach.coachClass),
    seatCount: seatsOf(layout).length,
  })),
});

export const chosenOf = (
  { routes, coaches }: ScheduleChoices,
  { routeId, coachId }: { routeId: string; coachId: string },
): { route: PlannedRoute | undefined; coach: CoachToRun | undefined } => ({
  route: routes.find((route) => route.routeId === routeId),
  coach: coaches.find((coach) => coach.coachId === coachId),
});

/** Collects the facts that `readSchedule` checks. A stop with a retired counter counts as one without counters. */
export const knownOf = ({ route, coach }: ReturnType<typeof chosenOf>, today: DhakaDate): ScheduleKnown => ({
  today,
  route: route && {
    stops: route.stops.map(({ placeId, counters }) => ({
      placeId,
      counters: counters.some(({ counterId }) => route.retiredCounters.includes(counterId))
        ? 0
        : counters.length,
    })),
  },
  coach,
});
