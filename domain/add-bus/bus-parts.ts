import { classOfCoach } from '../fleet/coach-class.ts';
import { ownNameOf } from '../fleet/coach-fields.ts';
import type { Coach } from '../fleet/coach-form.ts';
import type { SeatLayout } from '../fleet/seat-layout.ts';
import type { RouteStop } from '../network/route-form.ts';
import type { SchedulePlan } from '../schedule/read-schedule.ts';
import type { NewBus } from './add-bus.ts';

type CoachOf = {
  coachId: string;
  layout: SeatLayout;
  known: Coach | undefined;
  companyNames: readonly string[];
};

/** Builds the coach of a bus: a new one, or the known one with its present name and facilities. */
export const coachOf = (bus: NewBus, { coachId, layout, known, companyNames }: CoachOf): Coach => {
  const { busNumber: coachNumber, coachType, facilities } = bus;
  const seats = known ?? {
    coachId,
    coachNumber,
    coachType,
    coachClass: classOfCoach(layout, coachType),
    layout,
  };
  return { ...seats, facilities, busName: ownNameOf(bus.busName, companyNames) };
};

/** Builds the stops of a bus, with its boarding and dropping counters. */
export const stopsOf = (
  { from, to, km, runningMinutes }: NewBus,
  [boarding, dropping]: readonly [string, string],
): [RouteStop, RouteStop] => [
  {
    placeId: from.placeId,
    km: 0,
    arriveMinute: 0,
    departMinute: 0,
    counters: [{ counterId: boarding, offsetMinute: 0 }],
  },
  {
    placeId: to.placeId,
    km,
    arriveMinute: runningMinutes,
    departMinute: runningMinutes,
    counters: [{ counterId: dropping, offsetMinute: 0 }],
  },
];

/** Tells whether a route has the stops, times and counters of a bus; its length in kilometres does not matter. */
export const isSameRoute = (route: readonly RouteStop[], bus: readonly RouteStop[]): boolean => {
  const serialise = (stops: readonly RouteStop[]) =>
    JSON.stringify(
      stops.map(({ placeId, arriveMinute, counters }) => [
        placeId,
        arriveMinute,
        counters.map(({ counterId, offsetMinute }) => [counterId, offsetMinute]),
      ]),
    );
  return serialise(route) === serialise(bus);
};

/** Builds the schedule of a bus: one fare for its whole road. */
export const planOf = (bus: NewBus, ids: Pick<SchedulePlan, 'routeId' | 'coachId'>): SchedulePlan => {
  const { validFrom, validUntil, weekdays, exceptions, departureMinute, reportingMinutes, farePaisa } = bus;
  return {
    ...ids,
    validFrom,
    validUntil,
    weekdays,
    exceptions,
    departureMinute,
    reportingMinutes,
    extraDates: [],
    otherTimes: {},
    faresPaisa: { '0-1': farePaisa },
    classFaresPaisa: null,
    fareWindows: [],
  };
};
