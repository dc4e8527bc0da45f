import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Compiler, openCompiler } from '../testing/sql/compiler.ts';
import { asksBesideRow } from '../testing/sql/beside-its-trip.ts';
import { countTasks, faultOfPlan, faultOfRun } from '../testing/sql/plan-on-cluster.ts';
import { refusalsOf } from '../testing/sql/refused-by-cluster.ts';
import { readStatements } from '../testing/sql/statements.ts';
import '../calls.ts';
import { kinds } from './step-parts.ts';
import { isCluster, recogniseCluster } from './cluster.ts';
import { type Database, openDatabase } from './database.ts';
import { writeStatement } from './step-text.ts';
import { createTestDatabase } from './testing.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
let client: pg.Client;
let compiler: Compiler;
let read: ReturnType<typeof readStatements>;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url, 'poth_app', { max: 1 });
  await recogniseCluster(db);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  compiler = openCompiler();
  read = readStatements(compiler);
});
afterAll(async () => {
  compiler.close();
  await client.end();
  await db.destroy();
  await database.drop();
});

const locks = 'could not run distributed query with FOR UPDATE/SHARE commands';

/** Statements that a cluster does not get: it gets another one, or the same about one trip. */
const otherwise: readonly string[] = [
  `server/privacy/booking-store.ts: lockWhere: ${locks}`,
  `server/privacy/own-store.ts: raiseListedVersions: ${locks}`,
  'server/search/store.ts: readDaysWithCoaches: correlated subqueries are not supported when the FROM clause contains a set returning function',
  `server/trip/store.ts: lockTrips: ${locks}`,
  `server/trip/trip-steps-store.ts: raiseTripVersions: ${locks}`,
];

test('no statement is one that a cluster is known to refuse', () => {
  const refused = read.statements.flatMap(({ at, texts }) =>
    [...new Set(texts.flatMap(refusalsOf))].map((why) => `${at}: ${why}`),
  );
  expect([...new Set(refused)].toSorted()).toEqual(otherwise);
});

const isPlanned = /^\s*(?:with|select|insert|update|delete)\b/;
/** Tells whether a statement can be explained: a cluster only runs inserts whose select has parameters. */
const isExplained = (text: string): boolean => !isCluster() || !/\binsert into (?!trip_touch\b)/.test(text);

test('a database plans every statement; of those with two ways a cluster takes one', async () => {
  const refused = new Set<string>();
  for (const { at, texts, isFragment } of read.statements) {
    if (isFragment) continue;
    const faults: (string | undefined)[] = [];
    for (const text of texts.filter((one) => isPlanned.test(one)))
      faults.push(await (isExplained(text) ? faultOfPlan : faultOfRun)(client, text));
    // A statement with two variants has one for a single server, so on a cluster only one needs to work.
    if (faults.length === 0) continue;
    if (isCluster() ? faults.every(Boolean) : faults.some(Boolean)) refused.add(at);
  }
  expect([...refused].toSorted()).toEqual([]);
});

/** Queries that no call makes of the archive and that a cluster would refuse there: about buying, moving or following a trip. */
const onSaleAlone: readonly string[] = [
  'server/archive/archive-store.ts: readTripFacts',
  'server/counter/journey-store.ts: readJourneys',
  'server/search/store.ts: readDayFacts',
  'server/search/store.ts: readFactsOf',
  'server/trip-sharing/share-store.ts: readFollowedTrip',
];

const reads = /^\s*(?:with|select)\b/;
const changes = /\bfor (?:no key )?(?:update|share)\b|\binsert into\b|\bdelete from\b|\bupdate \w+ /;

test('a database plans every reading over what is on sale and in the archive together', async () => {
  await client.query('set search_path = with_archive, public');
  onTestFinished(() => client.query('reset search_path').then(() => undefined));
  const refused = new Set<string>();
  for (const { at, texts, isFragment } of read.statements) {
    if (isFragment) continue;
    const faults: (string | undefined)[] = [];
    for (const text of texts.filter((one) => reads.test(one) && !changes.test(one)))
      faults.push(await faultOfPlan(client, text));
    if (faults.length === 0) continue;
    // A statement with two variants has one for a single server, so on a cluster only one needs to work.
    if (isCluster() ? faults.every(Boolean) : faults.some(Boolean)) refused.add(at);
  }
  expect([...refused].toSorted()).toEqual(isCluster() ? onSaleAlone : []);
});

/** Statements of a sale and what follows it, up to the archive, each about one trip. */
const ofOneTrip: readonly string[] = [
  'server/archive/archive-store.ts: readOneTripFacts',
  'server/archive/archive-store.ts: readTripBooks',
  'server/booking/own-hold-store.ts: readOwnHold',
  'server/booking/paid-store.ts: readPaidBooking',
  'server/booking/store.ts: readBooking',
  'server/booking/store.ts: readSale',
  'server/payment/pay-store.ts: readPayFacts',
  'server/payment/settle-store.ts: readSettlement',
  'server/refund/other-way-store.ts: readOtherWay',
  'server/refund/store.ts: addRefund',
];

test.each(ofOneTrip)('the machine of the trip is asked alone: %s', async (at) => {
  const same = read.statements.filter((statement) => statement.at === at);
  expect(same.length).toBeGreaterThan(0);
  for (const { texts } of same) {
    // A statement with two variants has one for a single server.
    expect(texts.map(asksBesideRow)).toContainEqual([]);
    if (!isCluster()) continue;
    const tasks: (number | undefined)[] = [];
    for (const text of texts) tasks.push(await countTasks(client, text));
    expect(tasks).toContain(1);
  }
});

test('a question about the trip of a row beside it is found', () => {
  const seats = (trip: string) => `(select count(*) from booking_seat s where s.trip_id = ${trip})`;
  const text = (trip: string) => `select ${seats(trip)} as seats from booking b where b.trip_id = $1`;
  expect([asksBesideRow(text('b.trip_id')), asksBesideRow(text('$1'))]).toEqual([
    ['trip_id = b.trip_id'],
    [],
  ]);
});

test('nor is any part of a step', () => {
  const refused = kinds.flatMap((kind) => {
    const text = kind.key ? writeStatement([kind], []) : writeStatement([], [kind]);
    return refusalsOf(text).map((why) => `${kind.name}: ${why}`);
  });
  expect(refused).toEqual([]);
});

test.each([
  [
    'update payment set ask_at = case when ask_at <= now() then null end where trip_id = $1',
    'non-IMMUTABLE functions are not allowed in CASE or COALESCE statements',
  ],
  [
    'update trip_seat set state = $1 where trip_id = $2 and coalesce(expires_at <= now(), false)',
    'non-IMMUTABLE functions are not allowed in CASE or COALESCE statements',
  ],
  [
    "update refund set ask_at = now() + asked_times * interval '1 minute' where trip_id = $1",
    'STABLE functions used in UPDATE queries cannot be called with column references',
  ],
  [
    'insert into unpaid_source (trip_id, source) values ($1, $2) on conflict (trip_id, source) do update set seen_at = now()',
    'functions used in the DO UPDATE SET clause of INSERTs must be marked IMMUTABLE',
  ],
  [
    'update booking set extended = true where trip_id = $1 and held_until > clock_timestamp()',
    'functions used in the WHERE clause of modification queries must not be VOLATILE',
  ],
  [
    'insert into trip_change (trip_id, change_no) values ($1, (select max(change_no) + 1 from trip_change where trip_id = $1))',
    'subqueries are not supported within INSERT queries',
  ],
  [
    'select (select count(*) from (select from booking where state = $1 limit 100) n)',
    'a column definition list is required for functions returning "record"',
  ],
  [
    'select b.trip_id from booking b where exists (select from archive.trip t where t.state = $1)',
    'a column definition list is required for functions returning "record"',
  ],
  [
    'with moved as materialized (select from archive.trip) select count(*) from moved',
    'a column definition list is required for functions returning "record"',
  ],
  [
    'select from trip where trip_id = any($1) order by trip_id for update',
    'could not run distributed query with FOR UPDATE/SHARE commands',
  ],
  [
    'select day.date from unnest($1::date[]) day(date) where exists (select from trip t where t.service_date = day.date)',
    'correlated subqueries are not supported when the FROM clause contains a set returning function',
  ],
])('what a cluster refused is refused here: %s', (text, why) => {
  expect(refusalsOf(text)).toEqual([why]);
});

test.each([
  'update booking set confirmed_at = now(), state = $1 where trip_id = $2',
  "update payment set ask_at = now() + interval '30 seconds' where trip_id = $1",
  'update refund set sent_at = least(sent_at, now()) where trip_id = $1 and state = $2',
  'update auth_session set seen_at = coalesce(seen_at, now()) where id = $1',
  'update trip_seat set state = $1 where trip_id = $2 and $3 > (select clock_timestamp())',
  'with due as (select trip_id, case when ask_at <= now() then now() end as next_at from payment) update payment p set ask_at = due.next_at from due where p.trip_id = due.trip_id',
  'select from trip where trip_id = $1 for update',
  'select b.trip_id from booking b where exists (select from archive.trip t where t.trip_id = b.trip_id)',
  'select b.trip_id from booking b where exists (select trip_id from archive.trip)',
  'select exists (select from booking where trip_id = $1)',
  'select b.trip_id from booking b where exists (select from operator where state = $1)',
])('what it takes is taken: %s', (text) => {
  expect(refusalsOf(text)).toEqual([]);
});
