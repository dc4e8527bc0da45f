import type pg from 'pg';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import { dhakaTodayInSql } from '../server/db/clock.ts';
import type { Wish } from './buyer.ts';

/** So many buyers want each seat of the hot trip. */
export const buyersPerSeat = 20;
/** More seats than the fastest run buys. */
const mostTrips = 2_000;
/** One buyer in so many leaves an e-mail address and is sent the ticket as a PDF. */
const oneWithEmailIn = 4;

/** A wish with the places and the day of its journey. */
export type JourneyWish = Wish & { from: string; to: string; date: DhakaDate };

/** Shuffles; what weighs more tends to come earlier, as in a lottery in which it has more tickets. */
const shuffled = <Item>(items: readonly Item[], weightOf: (item: Item) => number = () => 1): Item[] =>
  items
    .map((item) => ({ item, at: -Math.log(1 - Math.random()) / weightOf(item) }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);

/** Trips that nobody has booked yet, later than tomorrow: of each the way from its first stop to its last. */
const unsold = `
  select t.trip_id, f.from_stop_no, f.to_stop_no, f.from_place_id, f.to_place_id,
    (f.departs_at at time zone 'Asia/Dhaka')::date::text as date
  from trip t join trip_fare f on f.trip_id = t.trip_id and f.from_stop_no = 0 and f.to_stop_no = t.leg_count
  where t.state = 'on-sale' and t.service_date > ${dhakaTodayInSql} + 1
    and not exists (select from booking b where b.trip_id = t.trip_id)`;

const wishesFor = async (
  pool: pg.Pool,
  trips: string,
  weightOf?: (wish: JourneyWish) => number,
): Promise<JourneyWish[]> => {
  const { rows } = await pool.query<Omit<JourneyWish, 'withEmail'>>(
    `select u.trip_id as "tripId", s.seat_no as "seatNo", u.from_stop_no as "fromStopNo", u.to_stop_no as "toStopNo",
      u.from_place_id as from, u.to_place_id as to, u.date
    from (${trips}) u join trip_seat s on s.trip_id = u.trip_id and s.leg_no = 0`,
  );
  const wishes = rows.map((wish, at) => ({ ...wish, withEmail: at % oneWithEmailIn === 0 }));
  return shuffled(wishes, weightOf);
};

/** Every seat of many unsold trips, each wanted once; in the order of chance, or of how much each is wanted. */
export const scatteredWishes = (pool: pg.Pool, weightOf?: (wish: JourneyWish) => number): Promise<Wish[]> =>
  wishesFor(pool, `${unsold} order by random() limit ${mostTrips}`, weightOf);

/** The seats of one unsold trip of 36 seats and several legs, each wanted by many buyers. */
export const wishesForHotTrip = async (pool: pg.Pool): Promise<Wish[]> => {
  const seats = await wishesFor(
    pool,
    `${unsold} and t.seat_count = 36 order by t.leg_count desc, t.trip_id limit 1`,
  );
  return shuffled(Array.from({ length: buyersPerSeat }, () => seats).flat());
};
