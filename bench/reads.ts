import type pg from 'pg';
import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import { criteriaQuery, type SearchCriteria } from '@poth/domain/search/criteria.ts';
import type { OfferedRoute } from '@poth/domain/search/offer.ts';
import type { Context } from '../server/call.ts';
import { listRoutes } from '../server/search/list-routes.ts';
import { searchTrips } from '../server/search/search-trips.ts';
import { fixedSettings } from '../server/settings/live-settings.ts';
import { viewSeatMap } from '../server/seating/view-seat-map.ts';
import { asking } from '../server/testing/asking.ts';
import { sampleStops } from '../server/testing/sample-trip.ts';
import { openTape, type Statement } from './tape.ts';

const routes = 16;
const days = 12;
const mapsOfASearch = 2;

/** Request to measure: its path over HTTP, and the statements with which the portal answers it. */
export type Read = { path: string; tape: Statement[] };

/** Opens the use cases of a portal with empty caches to a traveller, and records their statements. */
export const openRecordedPortal = (pool: pg.Pool) => {
  const { db, record } = openTape(pool);
  return { record, context: () => asking({ db, now: () => new Date(), settings: fixedSettings() }) };
};

const fillersPlaces: ReadonlySet<string> = new Set(sampleStops.map(({ placeId }) => placeId));

/**
 * Measured routes, the busiest first. Routes on which the filling company runs hundreds of coaches are excluded, with
 * and without it, so that both databases get the same requests.
 */
export const askedRoutes = async (context: Context): Promise<readonly OfferedRoute[]> =>
  (await listRoutes(context)).filter(
    ({ from, to }) => !(fillersPlaces.has(from.placeId) && fillersPlaces.has(to.placeId)),
  );

/** Finds requests of travellers: the busiest routes, each on the days ahead, and the seats of the coaches found. */
export const findReads = async (
  pool: pg.Pool,
): Promise<{ searches: Read[]; seatMaps: Read[]; pages: string[] }> => {
  const { context, record } = openRecordedPortal(pool);
  const search = (wish: SearchCriteria) => searchTrips(context(), wish);
  const busiest = (await askedRoutes(context())).slice(0, routes);
  const today = dhakaDate(new Date());
  const wishes = Array.from({ length: days }, (_, ahead) => addDays(today, ahead + 1)).flatMap((date) =>
    busiest.map(({ from, to }): SearchCriteria => ({ from, to, date, period: null, coachType: null })),
  );
  const searches: Read[] = [];
  const seatMaps: Read[] = [];
  for (const wish of wishes) {
    const { offers } = await search(wish);
    searches.push({ path: `/api/trips?${criteriaQuery(wish)}`, tape: await record(() => search(wish)) });
    for (const { tripId, fromStopNo, toStopNo } of offers.slice(0, mapsOfASearch)) {
      const path = `/api/trips/${tripId}/seats?from=${fromStopNo}&to=${toStopNo}`;
      seatMaps.push({
        path,
        tape: await record(() => viewSeatMap(context(), { tripId, fromStopNo, toStopNo })),
      });
    }
  }
  return { searches, seatMaps, pages: wishes.map((wish) => `/search?${criteriaQuery(wish)}`) };
};
