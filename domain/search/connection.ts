import { type Paisa, paisa } from '../money.ts';
import type { OfferedRoute, TripOffer } from './offer.ts';

/**
 * Least minutes between arrival and departure at a change: one company waits at its own counter; between two companies
 * the passenger walks from counter to counter and the first coach may be late.
 */
export const leastChangeMinutes = { oneCompany: 45, twoCompanies: 90 } as const;
/** Longest wait of a connection, in minutes. */
const mostChangeMinutes = 6 * 60;
/** Number of direct coaches with seats from which on no connections are offered. */
export const enoughDirectCoaches = 3;
/** Largest number of places, the busiest, at which connections are searched for. */
const mostChangePlaces = 6;
const mostConnections = 8;

/** Two coaches, of which the second leaves from a stop of the first. isGuaranteed: one company runs both. */
export type Connection = {
  first: TripOffer;
  second: TripOffer;
  waitMinutes: number;
  isGuaranteed: boolean;
  pricePaisa: Paisa;
};

/** Lists the places reached from `from` and connected to `to`, the busiest first. */
export const changePlaces = (
  routes: readonly Pick<OfferedRoute, 'from' | 'to' | 'departuresADay'>[],
  { from, to }: { from: string; to: string },
): string[] => {
  const onward = new Map(
    routes
      .filter((route) => route.to.placeId === to)
      .map((route) => [route.from.placeId, route.departuresADay] as const),
  );
  const busy = ({ to: { placeId }, departuresADay }: (typeof routes)[number]) =>
    Math.min(departuresADay, onward.get(placeId) ?? 0);
  return routes
    .filter((route) => route.from.placeId === from && onward.has(route.to.placeId))
    .toSorted((a, b) => busy(b) - busy(a))
    .slice(0, mostChangePlaces)
    .map((route) => route.to.placeId);
};

const canBeBought = ({ seatsLeft, opensAt }: TripOffer): boolean => seatsLeft > 0 && opensAt === null;

const connect = (first: TripOffer, second: TripOffer): Connection | undefined => {
  const isGuaranteed = first.operator.operatorId === second.operator.operatorId;
  const waitMinutes = Math.floor((second.departsAt.getTime() - first.arrivesAt.getTime()) / 60_000);
  const least = leastChangeMinutes[isGuaranteed ? 'oneCompany' : 'twoCompanies'];
  if (first.tripId === second.tripId || waitMinutes < least || waitMinutes > mostChangeMinutes)
    return undefined;
  const pricePaisa = paisa(first.pricePaisa + second.pricePaisa);
  return { first, second, waitMinutes, isGuaranteed, pricePaisa };
};

/**
 * Tells whether `other` is at least as good as `one`: no earlier start, no later arrival, no higher price, no weaker
 * guarantee.
 */
const isBeaten = (one: Connection, other: Connection): boolean =>
  other.first.departsAt >= one.first.departsAt &&
  other.second.arrivesAt <= one.second.arrivesAt &&
  other.pricePaisa <= one.pricePaisa &&
  (other.isGuaranteed || !one.isGuaranteed);

/**
 * Connects the coaches to each place of change with those that leave it, where there is time to change and both have
 * seats that can be bought now. Returns the connections that no other beats, the earliest arrival first.
 */
export const connectionsOf = (
  changes: readonly { first: readonly TripOffer[]; second: readonly TripOffer[] }[],
): Connection[] => {
  const found = changes.flatMap(({ first, second }) =>
    first
      .filter(canBeBought)
      .flatMap((one) => second.filter(canBeBought).flatMap((other) => connect(one, other) ?? [])),
  );
  const kept: Connection[] = [];
  // Of connections that are equal in all these points the first is kept.
  for (const one of found) {
    if (kept.some((other) => isBeaten(one, other))) continue;
    const rest = kept.filter((other) => !isBeaten(other, one));
    kept.splice(0, kept.length, ...rest, one);
  }
  return kept
    .toSorted(
      (a, b) => a.second.arrivesAt.getTime() - b.second.arrivesAt.getTime() || a.pricePaisa - b.pricePaisa,
    )
    .slice(0, mostConnections);
};
