import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { type DhakaDate, daysBetween, dhakaDate } from '@poth/domain/dhaka.ts';
import { type SeatLayout, seatsOf } from '@poth/domain/fleet/seat-layout.ts';
import type { Deps } from '../../deps.ts';
import type { Database, Tx } from '../database.ts';
import { touchEveryTrip } from '../touch.ts';
import { transaction } from '../transaction.ts';
import { diceOf } from './dice.ts';
import { insertRows, type Row } from './insert-rows.ts';
import { planSales } from './plan-sales.ts';
import {
  recordsOf,
  type SaleJourney,
  type SaleRecords,
  type SaleTable,
  saleTables,
  type SaleTrip,
  type SignTicket,
} from './sale-records.ts';

type UnsoldTrip = Omit<SaleTrip, 'womensSeats'> & {
  layout: SeatLayout;
  legCount: number;
  journeys: (Omit<SaleJourney, 'departsAt' | 'arrivesAt'> & {
    fromStopNo: number;
    toStopNo: number;
    departsAt: string;
    arrivesAt: string;
  })[];
};

const countersAt = (stopNo: string) => sql`(
  select json_agg(c.counter_id) from trip_counter c where c.trip_id = f.trip_id and c.stop_no = ${sql.ref(stopNo)})`;

/** Reads the demonstration's trips on a date that have no booking and have not left. */
const unsoldTrips = async (db: Database, serviceDate: DhakaDate, now: Date): Promise<UnsoldTrip[]> => {
  const { rows } = await sql<UnsoldTrip>`
    select t.trip_id, t.service_date, t.operator_id, t.refund_policy, t.layout, t.leg_count, (
      select json_agg(json_build_object(
        'fromStopNo', f.from_stop_no, 'toStopNo', f.to_stop_no, 'farePaisa', f.fare_paisa,
        'departsAt', f.departs_at, 'arrivesAt', f.arrives_at,
        'boardingCounterIds', ${countersAt('f.from_stop_no')}, 'droppingCounterIds', ${countersAt('f.to_stop_no')})
        order by f.from_stop_no, f.to_stop_no)
      from trip_fare f where f.trip_id = t.trip_id) as journeys
    from trip t join operator o on o.operator_id = t.operator_id
    where t.trip_id in (select trip_id from trip_publication where service_date = ${serviceDate})
      and o.demonstration and t.state = 'on-sale'
      and exists (select from trip_stop s where s.trip_id = t.trip_id and s.stop_no = 0 and s.departs_at > ${now})
      and not exists (select from booking b where b.trip_id = t.trip_id)`.execute(db);
  return rows;
};

const salesOf = (
  { journeys, layout, ...trip }: UnsoldTrip,
  daysAhead: number,
  signTicket: SignTicket,
  now: Date,
): SaleRecords[] => {
  const dice = diceOf(trip.tripId);
  const sellable = {
    seatNos: seatsOf(layout),
    legCount: trip.legCount,
    journeys: journeys.map(({ departsAt, arrivesAt, ...journey }) => ({
      ...journey,
      departsAt: new Date(departsAt),
      arrivesAt: new Date(arrivesAt),
    })),
  };
  const womensSeats = sellable.seatNos.filter((seatNo) => layout.marks?.[seatNo] === 'women');
  return planSales(dice, sellable, daysAhead).map((sale) =>
    recordsOf(dice, { ...trip, womensSeats }, sale, signTicket, now),
  );
};

/** Takes the seats of sales that are free on all their legs, and returns those sales; a live buyer was faster with the others. */
const takeSeats = async (tx: Tx, sales: readonly SaleRecords[]): Promise<SaleRecords[]> => {
  const legs = sales.flatMap((sale) => sale.ticketLeg);
  // Trips of a date are adjacent in the index, by the first digits of their ids: only this range is read.
  const tripIds = legs.map((leg) => leg.tripId).sort();
  const { rows } = await sql<{ bookingId: string; legs: number }>`
    with taken as (
      update trip_seat s set state = 'sold', booking_id = sale.booking_id, version = s.version + 1
      from unnest(${legs.map((leg) => leg.tripId)}::uuid[], ${legs.map((leg) => leg.seatNo)}::text[],
        ${legs.map((leg) => leg.legNo)}::int[], ${legs.map((leg) => leg.bookingId)}::uuid[])
        sale(trip_id, seat_no, leg_no, booking_id)
      where s.trip_id = sale.trip_id and s.seat_no = sale.seat_no and s.leg_no = sale.leg_no and s.state = 'free'
        and s.trip_id between ${tripIds[0]} and ${tripIds.at(-1)}
      returning s.booking_id)
    select booking_id, count(*) as legs from taken group by booking_id`.execute(tx);
  const taken = new Map(rows.map((row) => [row.bookingId, row.legs]));
  const isWhole = ({ booking, ticketLeg }: SaleRecords) =>
    taken.get(booking[0]?.bookingId ?? '') === ticketLeg.length;
  const lost = sales
    .filter((sale) => !isWhole(sale))
    .flatMap((sale) => sale.booking.map((booking) => booking.bookingId));
  if (lost.length > 0)
    await sql`
      update trip_seat set state = 'free', booking_id = null, version = version + 1
      where trip_id = any(${legs.map((leg) => leg.tripId)}::uuid[]) and booking_id = any(${lost}::uuid[])`.execute(
      tx,
    );
  return sales.filter(isWhole);
};

const insertSold = <T extends SaleTable>(tx: Tx, table: T, sales: readonly SaleRecords[]) =>
  insertRows(
    tx,
    table,
    sales.flatMap((sale): Row<T>[] => sale[table]),
  );

type Selling = Pick<Deps, 'db' | 'now'> & { signTicket: SignTicket; signal?: AbortSignal };

/**
 * Sells part of the demonstration's trips on some service dates, as their counters would have: real bookings with
 * tickets, payments and ledger entries, from nothing to 85 % of a trip. Trips with a booking are left alone, so it may
 * be repeated. `signal` stops between two dates, and the promise rejects. Returns the number of seats sold.
 */
export const sellSomeSeats =
  ({ db, now, signTicket, signal }: Selling) =>
  async (dates: readonly DhakaDate[], log: (line: string) => void): Promise<number> => {
    let seats = 0;
    for (const date of dates) {
      signal?.throwIfAborted();
      const at = now();
      const trips = await unsoldTrips(db, date, at);
      const sales: SaleRecords[] = [];
      for (const trip of trips) {
        // Signing thousands of tickets in one go would keep requests, and a stop, waiting for a second.
        await nextTurn();
        signal?.throwIfAborted();
        sales.push(...salesOf(trip, daysBetween(dhakaDate(at), date), signTicket, at));
      }
      if (sales.length === 0) continue;
      const sold = await transaction(db, async (tx) => {
        const taken = await takeSeats(tx, sales);
        for (const table of saleTables) await insertSold(tx, table, taken);
        await touchEveryTrip(tx);
        return taken.reduce((count, sale) => count + sale.ticket.length, 0);
      });
      seats += sold;
      log(`demonstration: ${sold} seats of ${date} sold`);
    }
    return seats;
  };
