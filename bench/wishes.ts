import type pg from 'pg';
import { dhakaTodayInSql } from '../server/db/clock.ts';
import type { Wish } from './buyer.ts';

/** So many buyers want each seat of the hot trip. */
export const buyersPerSeat = 20;
/** One buyer in so many leaves an e-mail address and is sent the ticket as a PDF. */
const oneWithEmailIn = 4;

const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);

/** Trips that nobody has booked yet, later than tomorrow: of each the way from its first stop to its last. */
const unsold = `
  select t.trip_id, f.from_stop_no, f.to_stop_no
  from trip t join trip_fare f on f.trip_id = t.trip_id and f.from_stop_no = 0 and f.to_stop_no = t.leg_count
  where t.state = 'on-sale' and t.service_date > ${dhakaTodayInSql} + 1
    and not exists (select from booking b where b.trip_id = t.trip_id)`;

const wishesFor = async (pool: pg.Pool, trips: string, values: unknown[] = []): Promise<Wish[]> => {
  const { rows } = await pool.query<Omit<Wish, 'withEmail'>>(
    `select u.trip_id as "tripId", s.seat_no as "seatNo", u.from_stop_no as "fromStopNo", u.to_stop_no as "toStopNo"
    from (${trips}) u join trip_seat s on s.trip_id = u.trip_id and s.leg_no = 0`,
    values,
  );
  return shuffled(rows).map((wish, at) => ({ ...wish, withEmail: at % oneWithEmailIn === 0 }));
};

/** Every seat of many unsold trips, each wanted once. */
export const scatteredWishes = (pool: pg.Pool): Promise<Wish[]> => wishesFor(pool, `${unsold} limit 400`);

/** The seats of one unsold trip of 36 seats and several legs, each wanted by many buyers. */
export const wishesForHotTrip = async (pool: pg.Pool): Promise<Wish[]> => {
  const seats = await wishesFor(
    pool,
    `${unsold} and t.seat_count = 36 order by t.leg_count desc, t.trip_id limit 1`,
  );
  return shuffled(Array.from({ length: buyersPerSeat }, () => seats).flat());
};
