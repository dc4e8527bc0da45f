import { addDays, type DhakaDate, dhakaInstant } from '../dhaka.ts';
import type { CoachClass, CoachType } from '../fleet/coach.ts';
import type { Paisa } from '../money.ts';
import { ceilingOf, type Fares, fareOf, faresOn, kmBetween, pairsOf } from './fares.ts';
import type { SchedulePlan } from './read-schedule.ts';
import { departureOn, scheduleDates } from './schedule-days.ts';
import { longestPlanDays } from './schedule-limits.ts';

export type FareShown = { coachClass: CoachClass; farePaisa: Paisa | null; aboveCeiling: boolean };

/** Pair of stops with its usual fares and those of each dated window. */
export type PairShown = {
  from: number;
  to: number;
  km: number;
  ceilingPaisa: Paisa | null;
  fares: FareShown[];
  windows: FareShown[][];
};

type Coach = { coachType: CoachType; classes: readonly CoachClass[]; seatCount: number };
type Stops = readonly { placeId: string; km: number }[];

/** Lists every pair of stops with its fares and the ceiling, against which the fare of each class is compared. */
export const pairsShown = (
  plan: Fares & Pick<SchedulePlan, 'fareWindows'>,
  stops: Stops,
  coach: Coach,
  date: DhakaDate,
): PairShown[] =>
  pairsOf(stops.length).map(({ from, to, pair }) => {
    const ceilingPaisa = ceilingOf({ ...coach, stops, date }, { from, to });
    const shown = (fares: Fares): FareShown[] =>
      coach.classes.map((coachClass) => {
        const farePaisa = fareOf(fares, pair, coachClass) ?? null;
        return {
          coachClass,
          farePaisa,
          aboveCeiling: ceilingPaisa !== null && farePaisa !== null && farePaisa > ceilingPaisa,
        };
      });
    return {
      from,
      to,
      km: kmBetween(stops, from, to),
      ceilingPaisa,
      fares: shown(plan),
      windows: plan.fareWindows.map((window) => shown(faresOn(plan, [window], window.from))),
    };
  });

/** Parts in which a plan can differ from the published one. */
const changedParts = ['route', 'coach', 'time', 'days', 'fares', 'windows', 'reporting'] as const;
export type ChangedPart = (typeof changedParts)[number];

/** Serialises a value with sorted keys, because the database keeps its own order. */
const serialise = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

export const changesOf = (was: SchedulePlan, now: SchedulePlan): ChangedPart[] => {
  const parts: Record<ChangedPart, (plan: SchedulePlan) => unknown> = {
    route: ({ routeId }) => routeId,
    coach: ({ coachId }) => coachId,
    time: ({ departureMinute, otherTimes }) => [departureMinute, otherTimes],
    days: ({ weekdays, validFrom, validUntil, exceptions, extraDates }) => [
      weekdays,
      validFrom,
      validUntil,
      exceptions,
      extraDates,
    ],
    fares: ({ faresPaisa, classFaresPaisa }) => [faresPaisa, classFaresPaisa],
    windows: ({ fareWindows }) => fareWindows,
    reporting: ({ reportingMinutes }) => reportingMinutes,
  };
  return changedParts.filter((part) => serialise(parts[part](was)) !== serialise(parts[part](now)));
};

export type PlannedRun = {
  date: DhakaDate;
  departsAt: Date;
  /** True within the days of sale: on sale as soon as it is published; other runs when their sale opens. */
  onSaleNow: boolean;
  /** Name of the window whose fares apply. */
  window: string | null;
  otherTime: boolean;
};

/** Dates beyond the days of sale that are listed, to show what a change does there. */
const beyondShown = 5;

/**
 * Lists the runs of a plan from now on: all within the days of sale, the next five beyond, extra dates and dates with
 * another time.
 */
export const plannedRuns = (
  plan: SchedulePlan,
  { now, today, saleOpensDays }: { now: Date; today: DhakaDate; saleOpensDays: number },
): PlannedRun[] => {
  const lastOnSale = addDays(today, saleOpensDays);
  const special = new Set<DhakaDate>([...plan.extraDates, ...(Object.keys(plan.otherTimes) as DhakaDate[])]);
  const runs = scheduleDates(plan, today, addDays(today, longestPlanDays))
    .map((date) => ({ date, departsAt: dhakaInstant(date, departureOn(plan, date)) }))
    .filter(({ departsAt }) => departsAt > now);
  const onSale = runs.filter(({ date }) => date <= lastOnSale).length;
  return runs
    .filter(({ date }, at) => date <= lastOnSale || at < onSale + beyondShown || special.has(date))
    .map(({ date, departsAt }) => ({
      date,
      departsAt,
      onSaleNow: date <= lastOnSale,
      window: plan.fareWindows.find(({ from, until }) => from <= date && date <= until)?.name ?? null,
      otherTime: plan.otherTimes[date] !== undefined,
    }));
};
