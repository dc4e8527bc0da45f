import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { archivedTables } from '../db/archive.ts';
import { copySales } from '../testing/copy-sales.ts';
import { openCounting } from '../testing/count-trips.ts';
import { sellEveryWay } from '../testing/sell-every-way.ts';
import { openCompiler } from '../testing/sql/compiler.ts';
import { openPlans } from '../testing/sql/plan.ts';
import { readStatements } from '../testing/sql/statements.ts';
import { createWorld, type World } from '../testing/world.ts';
import { kinds } from '../db/step-parts.ts';
import { writeStatement } from '../db/step-text.ts';

const counting = openCounting();
let world: World;
let client: pg.Client;
let plans: Awaited<ReturnType<typeof openPlans>>;
let sent: string[];
beforeAll(async () => {
  world = await createWorld({
    chores: false,
    oneServer: true,
    openPortalDatabase: counting.openPortalDatabase,
  });
  client = new pg.Client({ connectionString: world.databaseUrl });
  await client.connect();
  await counting.tripsOf(() => sellEveryWay(world));
  sent = [...new Set(counting.texts())].filter((text) => isPlanned(text) && !ofTests.test(text));
  // Queues are emptied: few rows wait, however much was sold.
  await client.query(
    'update outbox set done_at = now(); update payment set ask_at = null; update sms_delivery set ask_at = null; update refund set ask_at = null',
  );
  await copySales(client, 1_500);
  plans = await openPlans(client);
});
afterAll(async () => {
  await client.end();
  await world.stop();
});

/** Statements of tests that look at an attempt, or let time pass. */
const ofTests =
  /^select "tran_id" from "payment"|^select "trip_id" from "trip" where "schedule_id"|= \("(held_until|expires_at|open_until)" at time zone 'UTC' - make_interval/;
const isPlanned = (text: string): boolean => /^\s*(with|select|insert|update|delete)\b/i.test(text);

/** Large tables that statements scan from end to end, by the alias of each table. */
const scansOf = async (statements: Iterable<readonly [name: string, text: string]>) => {
  const scans: Record<string, string[]> = {};
  for (const [name, text] of statements) {
    const tables = await plans.scansOf(text);
    if (tables.length > 0) scans[name] = [...new Set([...(scans[name] ?? []), ...tables])].sort();
  }
  return scans;
};

test('every table that grows with sales is large here', () => {
  const growing = `trip trip_stop trip_counter trip_fare trip_seat booking booking_seat payment ticket ticket_leg
    history ledger_line outbox sms_delivery idempotency gateway_event gateway_evidence refund pnr_directory tran_directory
    receipt_directory phone_directory phone_day device_day buyer_hold account_booking promo_use auth_user auth_session audit_log`;
  expect([...plans.large]).toEqual(expect.arrayContaining(growing.split(/\s+/)));
});

test('a sale, its readers and what follows by itself find rows by indexes alone', async () => {
  expect(sent.length).toBeGreaterThan(100);
  expect(await scansOf(sent.map((text) => [text, text] as const))).toEqual({});
});

test('so does every kind of part of a step, whatever it is joined with', async () => {
  const alone = kinds.map((kind) => {
    const text = kind.key ? writeStatement([kind], []) : writeStatement([], [kind]);
    return [kind.name, text] as const;
  });
  expect(await scansOf(alone)).toEqual({});
});

/** Statements that scan a large table from end to end; none of them belongs to a sale. */
const scanning = [
  // Searches for parts of names, typed by an admin.
  'server/audit-log/log-store.ts: actorsMeant',
  'server/audit-log/log-store.ts: streamsMeant',
  'server/identity/people-store.ts: countPeople',
  'server/identity/people-store.ts: readRows',
  // Queries for an account's bookings, when it is erased or exported.
  'server/privacy/own-store.ts: countNamed',
  'server/privacy/own-store.ts: readHindrances',
  // Queries of the hourly chore for rows to empty.
  'server/privacy/booking-store.ts: anonymiseBookings',
  'server/privacy/booking-store.ts: lockWhere',
  'server/privacy/retention-store.ts: change',
  // Queries once a minute for all visitors, when an admin retires a place, and in the demonstration.
  'server/place/store.ts: readPlaces',
  'server/place/desk-store.ts: setPlaceRetired',
  'server/db/seed/sell-some-seats.ts: unsoldTrips',
];

/** Raw statements of the sources, each with its place. */
let raw: (readonly [at: string, text: string])[];
beforeAll(() => {
  const compiler = openCompiler();
  const { statements } = readStatements(compiler);
  compiler.close();
  const whole = statements.filter(({ isFragment }) => !isFragment);
  raw = whole.flatMap(({ at, texts }) => texts.filter(isPlanned).map((text) => [at, text] as const));
});

test('of all raw statements these alone read a large table from end to end', async () => {
  expect(Object.keys(await scansOf(raw)).sort()).toEqual(scanning.toSorted());
});

/** Statements that also scan an archive, and that no call runs over it: they concern the present, or write. */
const ofNowAlone = [
  // PostgreSQL 15 alone plans this one so.
  'server/back-office/hoarding-store.ts: readManyNumbers',
  'server/back-office/hoarding-store.ts: readOnePayer',
  'server/back-office/money-store.ts: readCounts',
  'server/back-office/money-store.ts: readReviews',
  'server/back-office/money-store.ts: readSilentPayments',
  'server/back-office/money-store.ts: readTroubledRefunds',
  'server/back-office/today-store.ts: readFigures',
  'server/booking/hold-store.ts: lapsedHolds',
  'server/booking/store.ts: overdueReviews',
  // Queries about one number, or about current sellers.
  'server/counter/sale-store.ts: readSales',
  'server/metrics/store.ts: readFigures',
  'server/reconciliation/day-store.ts: listDayPart',
];

test('over an archive as large as what is on sale no others do, but for who takes out data or looks for a booking', async () => {
  for (const { name } of archivedTables)
    await client.query(`insert into archive.${name} select * from public.${name}; analyze archive.${name}`);
  await client.query('set search_path = with_archive, public');
  const reading: (readonly [at: string, text: string])[] = [];
  for (const [at, text] of raw) {
    const isTaken = await client.query(`prepare can_be as ${text}`).then(
      () => true,
      () => false,
    );
    if (isTaken) await client.query('deallocate can_be');
    if (isTaken) reading.push([at, text]);
  }
  const found = Object.keys(await scansOf(reading));
  await client.query('reset search_path');
  expect(reading.length).toBeGreaterThan(200);
  const known = [...scanning, ...ofNowAlone];
  // Both find few rows; a generic plan for all values, as made here, assumes a tenth of all rows.
  expect(found.filter((at) => !known.includes(at)).toSorted()).toEqual([
    'server/back-office/find-store.ts: readFound',
    'server/privacy/export-store.ts: readBookingFacts',
  ]);
});
