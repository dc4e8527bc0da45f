import type pg from 'pg';
import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import type { SearchCriteria } from '@poth/domain/search/criteria.ts';
import { criteriaQuery } from '@poth/domain/search/criteria.ts';
import type { Journey } from '@poth/domain/trip/trip.ts';
import { openDatabase } from '../server/db/database.ts';
import { listRoutes } from '../server/search/list-routes.ts';
import { searchTrips } from '../server/search/search-trips.ts';
import { viewSeatMap } from '../server/seating/view-seat-map.ts';
import { recordStatements, type Statement } from './tape.ts';

const routes = 16;
const days = 12;
const now = () => new Date();

/** Something to ask for: where over HTTP, and with which statements the portal answers it. */
export type Read = { path: string; tape: Statement[] };

const readsOf = (paths: readonly string[], tapes: readonly Statement[][]): Read[] =>
  paths.map((path, at) => ({ path, tape: tapes[at] ?? [] }));

/** What travellers look for: the busiest routes, each on the days ahead, and the seats of the coaches they find. */
export const findReads = async (
  databaseUrl: string,
  pool: pg.Pool,
): Promise<{ searches: Read[]; seatMaps: Read[]; pages: string[] }> => {
  const db = openDatabase(databaseUrl, 'poth_app');
  const busiest = (await listRoutes({ db, now })()).slice(0, routes);
  const today = dhakaDate(now());
  const wishes = Array.from({ length: days }, (_, ahead) => addDays(today, ahead + 1)).flatMap((date) =>
    busiest.map(({ from, to }): SearchCriteria => ({ from, to, date, period: null, coachType: null })),
  );
  const journeys: Journey[] = [];
  const searchTapes = await recordStatements(
    pool,
    wishes.map((criteria) => async (recorded) => {
      const { offers } = await searchTrips({ db: recorded, now })(criteria);
      journeys.push(...offers.slice(0, 2));
    }),
  );
  const mapTapes = await recordStatements(
    pool,
    journeys.map((journey) => (recorded) => viewSeatMap({ db: recorded })(journey)),
  );
  await db.destroy();
  return {
    searches: readsOf(wishes.map((wish) => `/api/trips?${criteriaQuery(wish)}`), searchTapes),
    seatMaps: readsOf(
      journeys.map(
        ({ tripId, fromStopNo, toStopNo }) => `/api/trips/${tripId}/seats?from=${fromStopNo}&to=${toStopNo}`,
      ),
      mapTapes,
    ),
    pages: wishes.map((wish) => `/search?${criteriaQuery(wish)}`),
  };
};
