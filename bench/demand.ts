import type pg from 'pg';
import { addDays, type DhakaDate, dhakaDate } from '@poth/domain/dhaka.ts';
import { criteriaQuery } from '@poth/domain/search/criteria.ts';
import { deliveredSettings } from '@poth/domain/settings.ts';
import { askedRoutes, openRecordedPortal } from './reads.ts';
import type { WeightOf } from './wishes.ts';

/** Journey as in an address, with its date of departure. */
type Journey = {
  tripId: string;
  fromStopNo: number;
  toStopNo: number;
  from: string;
  to: string;
  date: DhakaDate;
};

/** Draws ranks from 0 by Zipf's law: the n-th is drawn an n-th as often as the first. */
const zipf = (count: number): (() => number) => {
  let sum = 0;
  const sums = Array.from({ length: count }, (_, rank) => (sum += 1 / (rank + 1)));
  return () => {
    const at = Math.random() * sum;
    return sums.findIndex((upTo) => upTo > at);
  };
};

const keyOf = (from: string, to: string, date: DhakaDate): string => `${from} ${to} ${date}`;

/** Journeys that stay on sale for some hours, so that no map closes during the measurement. */
const readJourneys = async (pool: pg.Pool): Promise<Map<string, Journey[]>> => {
  const { rows } = await pool.query<Journey>(
    `select f.trip_id as "tripId", f.from_stop_no as "fromStopNo", f.to_stop_no as "toStopNo",
      f.from_place_id as from, f.to_place_id as to, (f.departs_at at time zone 'Asia/Dhaka')::date::text as date
    from trip_fare f join trip t using (trip_id)
    where t.state = 'on-sale' and f.departs_at > now() + interval '3 hours'`,
  );
  return Map.groupBy(rows, ({ from, to, date }) => keyOf(from, to, date));
};

/**
 * Draws requests of travellers: every route on every date on sale, routes by their number of coaches and dates by how
 * near they are, each by Zipf's law.
 */
export const readDemand = async (pool: pg.Pool) => {
  const [routes, journeys] = [
    await askedRoutes(openRecordedPortal(pool).context()),
    await readJourneys(pool),
  ];
  const today = dhakaDate(new Date());
  const dates = Array.from({ length: deliveredSettings.saleOpensDays }, (_, ahead) => addDays(today, ahead));
  const [drawRoute, drawDate] = [zipf(routes.length), zipf(dates.length)];
  const rankOf = new Map(routes.map(({ from, to }, rank) => [`${from.placeId} ${to.placeId}`, rank]));

  const drawSearch = (): string => {
    const [route, date] = [routes[drawRoute()], dates[drawDate()]];
    if (!route || !date) throw new Error('nothing is on sale');
    return criteriaQuery({ from: route.from, to: route.to, date, period: null, coachType: null });
  };
  const drawMap = (): string => {
    for (;;) {
      const [route, date] = [routes[drawRoute()], dates[drawDate()]];
      if (!route || !date) throw new Error('nothing is on sale');
      const coaches = journeys.get(keyOf(route.from.placeId, route.to.placeId, date)) ?? [];
      const journey = coaches[Math.floor(Math.random() * coaches.length)];
      if (journey)
        return `/api/trips/${journey.tripId}/seats?from=${journey.fromStopNo}&to=${journey.toStopNo}`;
    }
  };
  const weightOf: WeightOf = ({ from, to, date }) => {
    const [route, day] = [rankOf.get(`${from} ${to}`) ?? routes.length, dates.indexOf(date)];
    return 1 / ((route + 1) * (day < 0 ? dates.length : day + 1));
  };
  const some = (draw: () => string) => (count: number) => Array.from({ length: count }, draw);
  return {
    routes: routes.length,
    dates: dates.length,
    searches: some(() => `/api/trips?${drawSearch()}`),
    seatMaps: some(drawMap),
    pages: some(() => `/search?${drawSearch()}`),
    weightOf,
  };
};
