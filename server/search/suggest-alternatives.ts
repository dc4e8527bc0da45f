import { type DhakaDate, daysBetween, dhakaDate } from '@poth/domain/dhaka.ts';
import { dayFareOf } from '@poth/domain/search/day-fares.ts';
import { SearchedDay } from '@poth/domain/search/input.ts';
import type { SearchAlternatives } from '@poth/domain/search/offer.ts';
import { call } from '../call.ts';
import type { Deps } from '../deps.ts';
import { oncePerPortal } from '../once-per-portal.ts';
import { memoizeEachForOneMinute } from '../memoize.ts';
import { dayOffersOf } from './day-offers.ts';
import { cachedRoutes } from './list-routes.ts';
import { allSaleDays, dayOf, firstOpenDeparture } from './sale-days.ts';
import { type Pair, readDaysWithCoaches } from './store.ts';

const mostDays = 4;
/** Largest number of days that are searched for a free seat. */
const mostCandidates = 8;
const mostRoutesEach = 4;

// The day is part of the key, so that after midnight the old answer is not used.
const keptDays = oncePerPortal((deps: Deps) =>
  memoizeEachForOneMinute(({ pair }: { pair: Pair; today: DhakaDate }) => {
    const [at, settings] = [deps.now(), deps.settings()];
    return readDaysWithCoaches(
      deps.db,
      pair,
      allSaleDays(at, settings).map(dayOf),
      firstOpenDeparture(at, settings),
    );
  }, deps.now),
);

/**
 * Suggests alternatives where a search found nothing: the nearest other days on which coaches between the two places
 * have seats, each with its lowest price, and the busiest routes from the one and to the other. At most a minute old.
 */
export const suggestAlternatives = call(
  { gate: 'everybody', input: SearchedDay },
  async function suggestAlternatives({ deps }, { from, to, date }): Promise<SearchAlternatives> {
    const pair = { from: from.placeId, to: to.placeId };
    const far = (day: DhakaDate) => Math.abs(daysBetween(date, day));
    const inOrder = <D>(days: D[], dateOf: (day: D) => DhakaDate) =>
      days.toSorted((a, b) => daysBetween(dateOf(b), dateOf(a)));
    const [dates, known] = await Promise.all([
      keptDays(deps)({ pair, today: dhakaDate(deps.now()) }),
      cachedRoutes(deps)(),
    ]);
    const nearest = dates
      .filter((day) => day !== date)
      .toSorted((a, b) => far(a) - far(b))
      .slice(0, mostCandidates);
    const fares = (
      await dayOffersOf(
        deps,
        pair,
        inOrder(nearest, (day) => day),
      )
    )
      .map((day) => dayFareOf(day, null))
      .filter(({ lowestPricePaisa }) => lowestPricePaisa !== null)
      .toSorted((a, b) => far(a.date) - far(b.date))
      .slice(0, mostDays);
    const days = inOrder(fares, (day) => day.date);
    const others = known.filter((route) => route.from.placeId !== pair.from || route.to.placeId !== pair.to);
    return {
      days,
      routes: [
        ...others.filter((route) => route.from.placeId === pair.from).slice(0, mostRoutesEach),
        ...others.filter((route) => route.to.placeId === pair.to).slice(0, mostRoutesEach),
      ],
    };
  },
);
