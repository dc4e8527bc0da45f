import { addDays, type DhakaDate, dhakaDate } from '@poth/domain/dhaka.ts';
import { type Connection, changePlaces, connectionsOf } from '@poth/domain/search/connection.ts';
import { matchesDeparture } from '@poth/domain/search/criteria.ts';
import { SearchedDay } from '@poth/domain/search/input.ts';
import { publishedDeparture } from '@poth/domain/search/offer.ts';
import { call } from '../call.ts';
import { offersOn } from './day-offers.ts';
import { cachedRoutes } from './list-routes.ts';

/** Lists the days on which the second coach may leave, for a first coach that travels overnight. */
const onwardDays = (date: DhakaDate): DhakaDate[] => [0, 1, 2].map((days) => addDays(date, days));

/**
 * Finds journeys with one change on a date: the first coach is one that a search of the date lists, the second leaves
 * from a stop of the first. Answered from the memory of searches; the busiest places of change are tried, one after the
 * other.
 */
export const findConnections = call(
  { gate: 'everybody', input: SearchedDay },
  async function findConnections({ deps }, { from, to, date }): Promise<readonly Connection[]> {
    // Past days are not searched.
    if (date < dhakaDate(deps.now())) return [];
    const pair = { from: from.placeId, to: to.placeId };
    const changes: Parameters<typeof connectionsOf>[0][number][] = [];
    for (const placeId of changePlaces(await cachedRoutes(deps)(), pair)) {
      const first = (await offersOn(deps, { from: pair.from, to: placeId }, [date, addDays(date, 1)])).filter(
        (offer) => matchesDeparture(publishedDeparture(offer), { date, period: null }) !== null,
      );
      const second =
        first.length > 0 ? await offersOn(deps, { from: placeId, to: pair.to }, onwardDays(date)) : [];
      changes.push({ first, second });
    }
    return connectionsOf(changes);
  },
);
