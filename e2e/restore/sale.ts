import type pg from 'pg';
import { buy, type Wish } from '../../bench/buyer.ts';
import { doAll } from '../../bench/load.ts';
import type { Program } from '../../bench/program.ts';

/** Purchase that was confirmed to its buyer; at: by performance.now(). */
export type Acknowledged = { bookingId: string; tripId: string; at: number };

const workers = 8;

/** Lets several buyers buy concurrently, until it is stopped or no seat is left. */
export const beginSelling = (program: Program, wishes: readonly Wish[]) => {
  const acknowledged: Acknowledged[] = [];
  let stopped = false;
  const open = function* () {
    for (const wish of wishes) {
      if (stopped) return;
      yield wish;
    }
  };
  const work = doAll(open(), workers, async (wish) => {
    const { bookingId } = await buy(program, wish, () => undefined);
    acknowledged.push({ bookingId, tripId: wish.tripId, at: performance.now() });
  });
  return {
    acknowledged,
    stop: async (): Promise<Record<string, number>> => {
      stopped = true;
      return (await work).errors;
    },
  };
};

export type Ticket = { bookingId: string; seatNo: string; code: string };

/** Ticket codes of bookings, as their buyers have them on their phones. */
export const readTickets = async (pool: pg.Pool, bookingIds: readonly string[]): Promise<Ticket[]> => {
  const { rows } = await pool.query<Ticket>(
    `select t.booking_id as "bookingId", t.seat_no as "seatNo", t.code
    from ticket t join booking b using (trip_id, booking_id)
    where t.booking_id = any($1) and t.state = 'issued' and b.state = 'confirmed' order by t.booking_id`,
    [bookingIds],
  );
  return rows;
};
