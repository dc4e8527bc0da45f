import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import { sum } from '@poth/domain/money.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { createTestDatabase } from '../db/testing.ts';
import { type Rows, shadowTables } from '../testing/shadow-tables.ts';
import {
  rowsOfTrip,
  serviceDates,
  shares,
  type SoldTrip,
  soldTrips,
  sumsOfTrip,
} from '../testing/sold-trips.ts';
import { ofOperators, sumsByOperator, sumsByTrip } from './sums-store.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url, 'poth_app');
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const operatorIds: string[] = [randomUUID(), randomUUID()];
/** Share of Poth in basis points without an agreement, where the default was never changed. */
const asSet = 500;

type Rate = { fromDate: DhakaDate; basisPoints: number };
const rates: fc.Arbitrary<Rate[]> = fc.uniqueArray(
  fc.record({ fromDate: serviceDates, basisPoints: shares }),
  { maxLength: 3, selector: ({ fromDate }) => fromDate },
);
const columnsOf = ({ fromDate, basisPoints }: Rate) => ({ from_date: fromDate, basis_points: basisPoints });

/** Returns the rate in force on a date. */
const rateOn = (date: DhakaDate, all: readonly Rate[]): number | undefined =>
  all
    .filter(({ fromDate }) => fromDate <= date)
    .toSorted((one, other) => other.fromDate.localeCompare(one.fromDate))[0]?.basisPoints;

const merged = (parts: readonly Rows[]): Rows => {
  const tables = new Set(parts.flatMap(Object.keys));
  return Object.fromEntries([...tables].map((table) => [table, parts.flatMap((rows) => rows[table] ?? [])]));
};

/** Reads the sums by the database's statements over trips, each list in the order of its ids. */
const sumsOfDatabase = (rows: Rows) =>
  db.transaction().execute(async (tx) => {
    await shadowTables(tx, rows);
    const lines = sql`select l.book, l.entry_id, l.line_no, l.account, l.amount_paisa, l.source, l.source_id
      from ledger_line l where ${ofOperators(operatorIds)}`;
    const byTrip = await sql`select * from (${sumsByTrip(lines, asSet)}) s order by trip_id`.execute(tx);
    const byOperator =
      await sql`select * from (${sumsByOperator(lines, asSet)}) s order by operator_id`.execute(tx);
    return { byTrip: byTrip.rows, byOperator: byOperator.rows };
  });

/** Computes the sums of `sumsOfDatabase` by the rules of the domain. */
const sumsOfDomain = (trips: readonly SoldTrip[], shareOf: (trip: SoldTrip) => number) => {
  const byTrip = trips
    .map((trip) => sumsOfTrip(trip, shareOf(trip)))
    .toSorted((one, other) => one.tripId.localeCompare(other.tripId));
  const byOperator = operatorIds.toSorted().flatMap((operatorId) => {
    const ids = new Set(trips.filter((trip) => trip.operatorId === operatorId).map(({ tripId }) => tripId));
    const own = byTrip.filter(({ tripId }) => ids.has(tripId));
    const total = {
      operatorId,
      payablePaisa: sum(own.map(({ payablePaisa }) => payablePaisa)),
      cashPaisa: sum(own.map(({ cashPaisa }) => cashPaisa)),
      commissionPaisa: sum(own.map(({ commissionPaisa }) => commissionPaisa)),
      trips: own.length,
    };
    return own.length > 0 ? [total] : [];
  });
  return { byTrip, byOperator };
};

test('the sums of the database are those of the domain’s entries and commission, by trip and by operator', async () => {
  const trips = fc.uniqueArray(soldTrips(operatorIds), {
    minLength: 1,
    maxLength: 5,
    selector: ({ tripId }) => tripId,
  });
  await fc.assert(
    fc.asyncProperty(trips, fc.tuple(rates, rates), rates, async (all, agreed, defaults) => {
      const rows = merged([
        ...all.map(rowsOfTrip),
        {
          operator_commission: operatorIds.flatMap((operator_id, place) =>
            (agreed[place] ?? []).map((rate) => ({ operator_id, ...columnsOf(rate) })),
          ),
          default_commission: defaults.map(columnsOf),
        },
      ]);
      const shareOf = ({ operatorId, serviceDate, settledAt }: SoldTrip) =>
        settledAt ??
        rateOn(serviceDate, agreed[operatorIds.indexOf(operatorId)] ?? []) ??
        rateOn(serviceDate, defaults) ??
        asSet;
      expect(await sumsOfDatabase(rows)).toEqual(sumsOfDomain(all, shareOf));
    }),
    { numRuns: 30 },
  );
});
