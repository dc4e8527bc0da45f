import type { CoachType } from '../fleet/coach.ts';
import type { Bilingual } from '../language.ts';
import type { Paisa } from '../money.ts';
import type { Counter, ShownOperator } from '../operator/operator.ts';
import type { Place } from '../place/place.ts';
import { periods } from './criteria.ts';
import type { OfferedRoute } from './offer.ts';

/** Coaches of one operator and type that leave at one minute of the day in one month, summed up. */
export type RouteRun = {
  operator: ShownOperator;
  coachType: CoachType;
  /** Minutes after midnight in Dhaka, as published. */
  departsMinute: number;
  /** Month, 2026-11. */
  month: string;
  departures: number;
  /** Lowest price of a seat, service charge included. */
  lowestPricePaisa: Paisa;
  highestPricePaisa: Paisa;
  shortestMinutes: number;
  longestMinutes: number;
};

/** Time of day at which coaches leave, with their operator. */
export type Departure = Pick<RouteRun, 'operator' | 'coachType' | 'departsMinute' | 'lowestPricePaisa'> & {
  minutes: number;
};

/** Lowest and highest value. */
export type Span<N extends number = number> = { lowest: N; highest: N };

export type RouteOperator = {
  operator: ShownOperator;
  coachTypes: readonly CoachType[];
  departures: readonly Departure[];
  lowestPricePaisa: Paisa;
};

/** Facts of a route, from its coaches that are on sale. */
export type RouteFacts = {
  departuresADay: number;
  operators: readonly RouteOperator[];
  /** Every departure of the day, from the first coach to the last. */
  departures: readonly Departure[];
  durationMinutes: Span;
  /** Price of a seat, by coach type. */
  fares: readonly ({ coachType: CoachType } & Span<Paisa>)[];
  /** The lowest price of each month on sale, by coach type. */
  months: readonly { month: string; coachType: CoachType; lowestPricePaisa: Paisa }[];
};

/** Counter on a route, with the name of its operator. */
export type RouteCounter = Omit<Counter, 'placeId'> & { operator: Bilingual };

/** Facts that the page of a route shows. */
export type RouteView = RouteFacts & {
  from: Place;
  to: Place;
  /** Undefined where unknown. */
  distanceKm: number | undefined;
  /** Service charge that every price of the page includes for a seat. */
  serviceChargePaisa: Paisa;
  boarding: readonly RouteCounter[];
  dropping: readonly RouteCounter[];
  back: OfferedRoute | undefined;
  neighbours: readonly OfferedRoute[];
};

/** Result for a route's address: the route, the address it has moved to, or suggestions. */
export type RouteAnswer =
  | { kind: 'found'; route: RouteView }
  | { kind: 'moved'; slug: string }
  | { kind: 'unknown'; ends: { from: Place; to: Place } | undefined; suggestions: readonly OfferedRoute[] };

/**
 * Orders departures by the traveller's day, which lasts until the small hours: a coach at half past midnight is the
 * last, not the first.
 */
const orderInDay = (minute: number): number => (minute - periods['after-midnight'].to + 1440) % 1440;

const lowestOf = (runs: readonly RouteRun[]): Paisa =>
  runs.reduce((least, run) => (run.lowestPricePaisa < least.lowestPricePaisa ? run : least)).lowestPricePaisa;

const highestOf = (runs: readonly RouteRun[]): Paisa =>
  runs.reduce((most, run) => (run.highestPricePaisa > most.highestPricePaisa ? run : most)).highestPricePaisa;

const countOf = (runs: readonly RouteRun[]): number =>
  runs.reduce((count, { departures }) => count + departures, 0);

const departuresOf = (runs: readonly RouteRun[]): Departure[] =>
  [...Map.groupBy(runs, (run) => `${run.departsMinute} ${run.operator.operatorId} ${run.coachType}`).values()]
    .map((same) => ({
      ...(same[0] as RouteRun),
      lowestPricePaisa: lowestOf(same),
      minutes: Math.min(...same.map(({ shortestMinutes }) => shortestMinutes)),
    }))
    .map(({ operator, coachType, departsMinute, lowestPricePaisa, minutes }) => ({
      operator,
      coachType,
      departsMinute,
      lowestPricePaisa,
      minutes,
    }))
    .sort(
      (a, b) =>
        orderInDay(a.departsMinute) - orderInDay(b.departsMinute) ||
        (a.operator.name.en < b.operator.name.en ? -1 : 1),
    );

const typesOf = (runs: readonly RouteRun[]): CoachType[] =>
  [...new Set(runs.map(({ coachType }) => coachType))].sort();

/**
 * Summarises a route from its runs on `saleDays` days: operators with most coaches first, departures in the order of
 * the traveller's day, lowest and highest fares by type, and the lowest of each month.
 */
export const routeFacts = (runs: readonly RouteRun[], saleDays: number): RouteFacts => ({
  departuresADay: Math.max(1, Math.round(countOf(runs) / saleDays)),
  operators: [...Map.groupBy(runs, ({ operator }) => operator.operatorId).values()]
    .sort(
      (a, b) =>
        countOf(b) - countOf(a) || ((a[0]?.operator.name.en ?? '') < (b[0]?.operator.name.en ?? '') ? -1 : 1),
    )
    .map((own) => ({
      operator: (own[0] as RouteRun).operator,
      coachTypes: typesOf(own),
      departures: departuresOf(own),
      lowestPricePaisa: lowestOf(own),
    })),
  departures: departuresOf(runs),
  durationMinutes: {
    lowest: Math.min(...runs.map(({ shortestMinutes }) => shortestMinutes)),
    highest: Math.max(...runs.map(({ longestMinutes }) => longestMinutes)),
  },
  fares: typesOf(runs).map((coachType) => {
    const own = runs.filter((run) => run.coachType === coachType);
    return { coachType, lowest: lowestOf(own), highest: highestOf(own) };
  }),
  months: [...Map.groupBy(runs, ({ month, coachType }) => `${month} ${coachType}`).entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, same]) => {
      const { month, coachType } = same[0] as RouteRun;
      return { month, coachType, lowestPricePaisa: lowestOf(same) };
    }),
});
