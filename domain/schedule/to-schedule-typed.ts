import { clockText } from '../clock-time.ts';
import type { CoachClass } from '../fleet/coach.ts';
import { type Fares, fareByKm, fareOf, pairsOf } from './fares.ts';
import type { SchedulePlan } from './read-schedule.ts';
import { fareKey, type ScheduleTyped } from './schedule-typed.ts';

type Stops = readonly { placeId: string }[];

const typedFares = (fares: Fares, stops: Stops, classes: readonly CoachClass[]): Record<string, string> =>
  Object.fromEntries(
    pairsOf(stops.length).flatMap(({ from, to, pair }) =>
      classes.flatMap((coachClass) => {
        const fare = fareOf(fares, pair, coachClass);
        const key = fareKey(stops[from]?.placeId ?? '', stops[to]?.placeId ?? '', coachClass);
        return fare === undefined ? [] : [[key, String(fare / 100)]];
      }),
    ),
  );

/** Writes a stored schedule as its owner would type it. */
export const toScheduleTyped = (
  plan: SchedulePlan,
  stops: Stops,
  classes: readonly CoachClass[],
): ScheduleTyped => ({
  routeId: plan.routeId,
  coachId: plan.coachId,
  departureTime: clockText(plan.departureMinute),
  reportingMinutes: plan.reportingMinutes === null ? '' : String(plan.reportingMinutes),
  weekdays: [0, 1, 2, 3, 4, 5, 6].filter((day) => plan.weekdays & (1 << day)),
  from: plan.validFrom ?? '',
  until: plan.validUntil ?? '',
  datesOff: [...plan.exceptions],
  extraDates: [...plan.extraDates],
  otherTimes: Object.entries(plan.otherTimes).map(([date, minute]) => ({ date, time: clockText(minute) })),
  fares: typedFares(plan, stops, classes),
  windows: plan.fareWindows.map(({ name, from, until, ...fares }) => ({
    name,
    from,
    until,
    fares: typedFares(fares, stops, classes),
  })),
});

/** Fills the empty fares of a typed schedule by kilometre, from the fare of the whole road; typed fares stay. */
export const fillFares = (
  typed: ScheduleTyped,
  stops: readonly { placeId: string; km: number }[],
  classes: readonly CoachClass[],
  readFare: (text: string) => number | undefined,
): ScheduleTyped => {
  const fares = { ...typed.fares };
  const [first, last] = [stops[0]?.placeId ?? '', stops.at(-1)?.placeId ?? ''];
  for (const coachClass of classes) {
    const whole = readFare(fares[fareKey(first, last, coachClass)] ?? '');
    if (whole === undefined) continue;
    for (const pair of pairsOf(stops.length)) {
      const key = fareKey(stops[pair.from]?.placeId ?? '', stops[pair.to]?.placeId ?? '', coachClass);
      const fare = fareByKm(stops, pair, whole);
      if (!fares[key]?.trim() && fare !== undefined) fares[key] = String(fare / 100);
    }
  }
  return { ...typed, fares };
};
