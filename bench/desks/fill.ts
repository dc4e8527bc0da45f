import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addDays, type DhakaDate, dhakaDate } from '@poth/domain/dhaka.ts';
import { seatsOf } from '@poth/domain/fleet/seat-layout.ts';
import { seatLayouts } from '@poth/domain/fleet/seat-plan-templates.ts';
import { captured } from '@poth/domain/ledger/entry.ts';
import { paisa } from '@poth/domain/money.ts';
import { defaultRefundPolicy } from '@poth/domain/refund/policy.ts';
import type { Database } from '../../server/db/database.ts';
import { diceOf } from '../../server/db/seed/dice.ts';
import { insertRows, insertTables, type Row } from '../../server/db/seed/insert-rows.ts';
import { plainCompany, plainRoutes } from '../../server/db/seed/plain-line.ts';
import {
  recordsOf,
  type SaleJourney,
  type SaleRecords,
  type SaleTable,
  saleTables,
} from '../../server/db/seed/sale-records.ts';
import { supplyTables } from '../../server/db/seed/supply.ts';
import { transaction } from '../../server/db/transaction.ts';
import { sampleFaresPaisa, sampleStops } from '../../server/testing/sample-trip.ts';
import { publishTrips } from '../../server/schedule/publish-trips.ts';

/** Size of the database that desks are measured with; more bookings mean more coaches. */
export const size = { bookings: 300_000, days: 60, daysBehind: 30, bookingsPerTrip: 25 } as const;

/** Number of coaches for a number of bookings. */
export const coachesOf = (bookings: number): number =>
  Math.max(1, Math.round(bookings / (size.days * size.bookingsPerTrip)));

/** Slug of the company. */
export const benchSlug = 'desk-bench';

const layout = seatLayouts['economy-36'];
/** One of this many bookings is paid on the web. */
const onTheWeb = 3;

/** Writes a company with a number of coaches, each leaving every day, and a counter at each stop. */
const writeSupply = async (
  db: Database,
  coaches: number,
): Promise<{ operatorId: string; counterIds: string[] }> => {
  const operatorId = randomUUID();
  const operator = { operatorId, slug: benchSlug, nameEn: 'Desh Travels', nameBn: 'দেশ ট্রাভেলস', mark: 'DT' };
  const company = plainCompany(operator, sampleStops);
  const runs = Array.from({ length: coaches }, (_, number) => ({
    number,
    coachId: randomUUID(),
    // A route for every ten coaches.
    routeId: '',
  }));
  const routes = Array.from({ length: Math.ceil(coaches / 10) }, (_, number) => ({
    routeId: randomUUID(),
    operatorId,
    nameEn: `Dhaka-Bogura-Naogaon ${number + 1}`,
    nameBn: `ঢাকা-বগুড়া-নওগাঁ ${number + 1}`,
  }));
  for (const run of runs) run.routeId = routes[Math.floor(run.number / 10)]?.routeId ?? '';
  await transaction(db, (tx) =>
    insertTables(tx, supplyTables, {
      ...company,
      ...plainRoutes(routes, sampleStops, company.counter),
      coach: runs.map(({ coachId, number }) => ({
        coachId,
        operatorId,
        coachNumber: `DT-${4001 + number}`,
        coachType: number % 2 ? ('ac' as const) : ('non-ac' as const),
        coachClass: 'economy' as const,
        layout,
        facilities: ['wifi'],
      })),
      schedule: runs.map(({ routeId, coachId, number }) => ({
        scheduleId: randomUUID(),
        routeId,
        coachId,
        departureMinute: (number * 7) % 1440,
        faresPaisa: sampleFaresPaisa,
      })),
    }),
  );
  return { operatorId, counterIds: company.counter.map(({ counterId }) => counterId) };
};

type Trip = { tripId: string; departsAt: Date };

const tripsOf = async (db: Database, operatorId: string, serviceDate: DhakaDate): Promise<Trip[]> => {
  const { rows } = await sql<Trip>`
    select t.trip_id, s.departs_at from trip t join trip_stop s on s.trip_id = t.trip_id and s.stop_no = 0
    where t.operator_id = ${operatorId} and t.service_date = ${serviceDate}`.execute(db);
  return rows;
};

/** Converts a sale to one that was paid on the web. */
const paidOnTheWeb = (sale: SaleRecords): SaleRecords => {
  const [payment] = sale.payment;
  if (!payment) return sale;
  const { lines } = captured('sslcommerz', paisa(payment.amountPaisa));
  return {
    ...sale,
    booking: sale.booking.map((booking) => ({ ...booking, channel: 'web' })),
    payment: [{ ...payment, gateway: 'sslcommerz', instrument: 'bKash' }],
    receiptDirectory: sale.receiptDirectory.map((row) => ({ ...row, gateway: 'sslcommerz' })),
    ledgerLine: sale.ledgerLine.map((row) =>
      row.source === 'capture' ? { ...row, ...lines[row.lineNo] } : row,
    ),
  };
};

/** Twenty-five bookings of a trip, of one or two seats, for the whole way or a part of it. */
const salesOf = (trip: Trip, serviceDate: DhakaDate, operatorId: string, counterIds: readonly string[]) => {
  const dice = diceOf(trip.tripId);
  const seats = seatsOf(layout);
  let at = 0;
  return Array.from({ length: size.bookingsPerTrip }, (_, number): SaleRecords => {
    const seatNos = seats.slice(at, at + (number % 5 < 2 ? 2 : 1));
    at += seatNos.length;
    const [fromStopNo, toStopNo] = number % 4 === 0 ? [0, 1] : [0, 2];
    const arrivesAt = new Date(
      trip.departsAt.getTime() + (sampleStops[toStopNo]?.arriveMinute ?? 0) * 60_000,
    );
    const journey: SaleJourney & { fromStopNo: number; toStopNo: number } = {
      fromStopNo,
      toStopNo,
      farePaisa: sampleFaresPaisa[`${fromStopNo}-${toStopNo}` as keyof typeof sampleFaresPaisa],
      departsAt: trip.departsAt,
      arrivesAt,
      boardingCounterIds: [counterIds[fromStopNo] ?? ''],
      droppingCounterIds: [counterIds[toStopNo] ?? ''],
    };
    const sale = recordsOf(
      dice,
      { tripId: trip.tripId, serviceDate, operatorId, refundPolicy: defaultRefundPolicy, womensSeats: [] },
      { journey, seatNos },
      // The measured pages read no code; signing four hundred thousand would take time for nothing.
      () => 'POTH1.BENCH',
      new Date(Math.min(trip.departsAt.getTime() - 3_600_000, Date.now())),
    );
    return number % onTheWeb === 0 ? paidOnTheWeb(sale) : sale;
  });
};

/** Most trips whose sales are written in one transaction: they are in memory until then. */
const tripsAtOnce = 200;

const writeSales = async (
  db: Database,
  trips: readonly Trip[],
  sales: readonly SaleRecords[],
): Promise<void> =>
  transaction(db, async (tx) => {
    const insertSold = <T extends SaleTable>(table: T) =>
      insertRows(
        tx,
        table,
        sales.flatMap((sale): Row<T>[] => sale[table]),
      );
    for (const table of saleTables) await insertSold(table);
    await sql`
      update trip_seat s set state = 'sold', booking_id = l.booking_id from ticket_leg l
      where l.trip_id = any(${trips.map(({ tripId }) => tripId)}::uuid[])
        and s.trip_id = l.trip_id and s.seat_no = l.seat_no and s.leg_no = l.leg_no`.execute(tx);
  });

/**
 * Fills an empty database with a large company: its trips of sixty days, half of them in the past, and about as many
 * bookings as requested, with all rows that belong to one.
 */
export const fillDesks = async (
  db: Database,
  log: (line: string) => void,
  wanted: number = size.bookings,
): Promise<void> => {
  const supply = await writeSupply(db, coachesOf(wanted));
  const first = addDays(dhakaDate(new Date()), -size.daysBehind);
  const dates = Array.from({ length: size.days }, (_, day) => addDays(first, day));
  let bookings = 0;
  for (const [day, date] of dates.entries()) {
    await publishTrips({ db })([date]);
    const trips = await tripsOf(db, supply.operatorId, date);
    for (let at = 0; at < trips.length; at += tripsAtOnce) {
      const some = trips.slice(at, at + tripsAtOnce);
      const sales = some.flatMap((trip) => salesOf(trip, date, supply.operatorId, supply.counterIds));
      await writeSales(db, some, sales);
      bookings += sales.length;
    }
    if (day % 10 === 9) log(`${bookings} bookings, ${day + 1} days`);
  }
};
