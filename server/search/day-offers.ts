import { addDays, type DhakaDate } from '@poth/domain/dhaka.ts';
import { matchesDeparture } from '@poth/domain/search/criteria.ts';
import type { DayOffers, PricedOffer } from '@poth/domain/search/day-fares.ts';
import { publishedDeparture, type TripOffer } from '@poth/domain/search/offer.ts';
import type { Deps } from '../deps.ts';
import { expireWithin } from '../answer-dependencies.ts';
import { cachedDayFacts, type OfferedJourney } from './day-facts.ts';
import { offerOf } from './offer.ts';
import { firstOpenDeparture } from './sale-days.ts';
import type { Pair } from './store.ts';

type Asking = Pick<Deps, 'db' | 'now' | 'settings' | 'touches' | 'tripSeats'>;

/** Reads the journeys of some days with the seats of their trips; days of which a trip has changed since are read again. */
const readDays = async (deps: Asking, pair: Pair, dates: readonly DhakaDate[]) => {
  const find = cachedDayFacts(deps);
  const asked = dates.map((date) => ({ pair, date }));
  const known = await find(asked);
  const journeysOf = (days: typeof known) => days.flatMap((day) => day?.journeys ?? []);
  const seats = await deps.tripSeats.of(journeysOf(known).map(({ tripId }) => tripId));
  const isOld = ({ tripId, version }: OfferedJourney) => seats.get(tripId)?.version !== version;
  const old = asked.filter((_, at) => known[at]?.journeys.some(isOld));
  if (old.length === 0) return { journeys: journeysOf(known), seats };
  await find(old, { anew: true });
  const journeys = journeysOf(await find(asked));
  return { journeys, seats: await deps.tripSeats.of(journeys.map(({ tripId }) => tripId)) };
};

/**
 * Lists the coaches on sale between two places on some dates, as trip cards show them, in the order of departure. The
 * list includes everything that was committed before the call.
 */
export const offersOn = async (
  deps: Asking,
  pair: Pair,
  dates: readonly DhakaDate[],
): Promise<TripOffer[]> => {
  await deps.touches.hear();
  const { journeys, seats } = await readDays(deps, pair, dates);
  const [now, settings] = [deps.now(), deps.settings()];
  const firstOpen = firstOpenDeparture(now, settings);
  return journeys.flatMap((journey) => {
    const ofTrip = seats.get(journey.tripId);
    if (!journey.sells || !ofTrip || journey.departsAt < firstOpen) return [];
    // Keeps the answer no longer than until this departure closes: a trip is sold up to that very moment.
    expireWithin(journey.departsAt.getTime() - firstOpen.getTime() + 1);
    return [offerOf(journey, ofTrip, now, settings)];
  });
};

/** Reduces an offer to the parts that filters and prices read. */
const pricedOf = ({
  operator,
  boarding,
  coachType,
  departsAt,
  delayMinutes,
  seatsLeft,
  pricePaisa,
}: TripOffer): PricedOffer => ({
  operator: { slug: operator.slug },
  boarding: boarding.map(({ name }) => ({ name })),
  coachType,
  departsAt,
  delayMinutes,
  seatsLeft,
  pricePaisa,
});

/** Lists the coaches on sale between two places for each date: those of the date, and those after the following midnight. */
export const dayOffersOf = async (
  deps: Asking,
  pair: Pair,
  dates: readonly DhakaDate[],
): Promise<DayOffers[]> => {
  const days = new Set(dates.flatMap((date) => [date, addDays(date, 1)]));
  const offers = await offersOn(deps, pair, [...days].sort());
  return dates.map((date) => {
    const leaving = (day: 'date' | 'next-date') =>
      offers
        .filter((offer) => matchesDeparture(publishedDeparture(offer), { date, period: null }) === day)
        .map(pricedOf);
    return { date, offers: leaving('date'), afterMidnight: leaving('next-date') };
  });
};
