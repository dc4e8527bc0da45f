import type pg from 'pg';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import { dhakaTodayInSql } from '../server/db/clock.ts';
import type { Wish } from './buyer.ts';
import { benchSlug } from './desks/fill.ts';

/** Buyers who want each seat of the hot trip. */
const buyersPerSeat = 20;
/** Trips to buy on: more seats than a load buys, and few enough that each load of a run gets others. */
const mostTrips = 1_000;
/** One of this many buyers leaves an e-mail address and is sent the ticket as a PDF. */
const oneWithEmailIn = 4;

/** Journey on sale: a trip from its first stop to its last. */
type Way = Pick<Wish, 'tripId' | 'fromStopNo' | 'toStopNo'> & { from: string; to: string; date: DhakaDate };
/** Relative demand for a journey. */
export type WeightOf = (way: Pick<Way, 'from' | 'to' | 'date'>) => number;

/** Shuffles items; heavier ones tend to come earlier, like holders of more lottery tickets. */
const shuffled = <Item>(items: readonly Item[], weightOf: (item: Item) => number = () => 1): Item[] =>
  items
    .map((item) => ({ item, at: -Math.log(1 - Math.random()) / weightOf(item) }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);

/** Trips of the demonstration later than tomorrow without counter sales: all their passengers are the bench's, women. */
const ways = `
  select t.trip_id as "tripId", f.from_stop_no as "fromStopNo", f.to_stop_no as "toStopNo",
    f.from_place_id as from, f.to_place_id as to, (f.departs_at at time zone 'Asia/Dhaka')::date::text as date
  from trip t join operator o using (operator_id)
    join trip_fare f on f.trip_id = t.trip_id and f.from_stop_no = 0 and f.to_stop_no = t.leg_count
  where t.state = 'on-sale' and t.service_date > ${dhakaTodayInSql} + 1
    and o.slug <> '${benchSlug}'
    and not exists (select from booking b where b.trip_id = t.trip_id and b.channel = 'counter')`;

/** Seats that are free on every leg, each as a wish. */
const wishesFor = async (pool: pg.Pool, trips: readonly Way[]): Promise<(Wish & Way)[]> => {
  const { rows } = await pool.query<{ tripId: string; seatNo: string }>(
    `select trip_id as "tripId", seat_no as "seatNo" from trip_seat where trip_id = any($1)
    group by trip_id, seat_no having bool_and(state = 'free')`,
    [trips.map(({ tripId }) => tripId)],
  );
  const wayOf = new Map(trips.map((way) => [way.tripId, way]));
  return rows.flatMap(({ tripId, seatNo }, at) => {
    const way = wayOf.get(tripId);
    return way ? [{ ...way, seatNo, withEmail: at % oneWithEmailIn === 0 }] : [];
  });
};

/** Free seats of many trips, each wanted once; trips and seats at random, or weighted by demand. */
export const scatteredWishes = async (pool: pg.Pool, weightOf?: WeightOf): Promise<Wish[]> => {
  const { rows } = await pool.query<Way>(ways);
  const trips = shuffled(rows, weightOf).slice(0, mostTrips);
  return shuffled(await wishesFor(pool, trips), weightOf);
};

/** Seats of one unsold trip of 36 seats and several legs, each wanted by many buyers. */
export const wishesForHotTrip = async (pool: pg.Pool): Promise<Wish[]> => {
  const { rows } = await pool.query<Way>(
    `${ways} and t.seat_count = 36 and not exists (select from booking b where b.trip_id = t.trip_id)
    order by t.leg_count desc, t.trip_id limit 1`,
  );
  const seats = await wishesFor(pool, rows);
  return shuffled(Array.from({ length: buyersPerSeat }, () => seats).flat());
};
