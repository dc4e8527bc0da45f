import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Compiler, openCompiler } from '../testing/sql/compiler.ts';
import { describeStatement } from '../testing/sql/describe.ts';
import { differences } from '../testing/sql/differences.ts';
import { readStatements } from '../testing/sql/statements.ts';
import '../calls.ts';
import { kinds } from './step-parts.ts';
import { writeStatement } from './step-text.ts';
import { createTestDatabase } from './testing.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;
let compiler: Compiler;
let read: ReturnType<typeof readStatements>;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  compiler = openCompiler();
  read = readStatements(compiler);
});
afterAll(async () => {
  compiler.close();
  await client.end();
  await database.drop();
});

/** Statements whose text is known only at run time; the tests named here run them. */
const untold = [
  // Every table that is moved: archive.test.ts.
  'server/archive/archive-store.ts: moveRows',
  // Any table's columns: seed-demonstration.test.ts.
  'server/db/seed/insert-rows.ts: insertRows',
  // Each kind of part, one by one: step-on-cluster.test.ts.
  'server/db/step-on-cluster.ts: runPart',
  // Each invariant's own statement: audit.test.ts.
  'server/invariants/audit-store.ts: readBreaches',
  // Has one step for each counter of a try: count-try.test.ts.
  'server/rate-limit/try-store.ts: chargeCounters',
];

const hasStar = /\bselect \*|\.\*/;

/** Lists PostgreSQL's errors about the statements, and declared rows that differ from the described columns. */
async function faults(): Promise<string[]> {
  const found = new Set<string>();
  for (const { at, texts, row } of read.statements)
    for (const text of texts)
      try {
        const columns = await describeStatement(client, text);
        if (row)
          for (const difference of differences(compiler.project, row, columns, hasStar.test(text)))
            found.add(`${at}: ${difference}`);
      } catch (thrown) {
        found.add(`${at}: ${String(thrown)}`);
      }
  return [...found];
}

test('every statement can be prepared, and answers the rows that are declared for it', async () => {
  expect(await faults()).toEqual([]);
});

/** Errors about views for statements that write or lock: with the archive there is only reading. */
const ofWriting =
  /cannot (insert into|update|delete from) view|FOR (UPDATE|NO KEY UPDATE|SHARE|KEY SHARE) is not allowed|no unique or exclusion constraint/;

test('every statement that reads can be prepared over the archive too', async () => {
  await client.query('set search_path = with_archive, public');
  const found = await faults();
  await client.query('reset search_path');
  expect(found.filter((fault) => !ofWriting.test(fault))).toEqual([]);
  expect(found.some((fault) => ofWriting.test(fault))).toBe(true);
});

test('every kind of part of a step can be prepared', async () => {
  const refused: string[] = [];
  for (const kind of kinds) {
    const text = kind.key ? writeStatement([kind], []) : writeStatement([], [kind]);
    await describeStatement(client, text).catch((thrown) => refused.push(`${kind.name}: ${String(thrown)}`));
  }
  expect(refused).toEqual([]);
  expect(kinds.length).toBeGreaterThan(30);
});

test('every statement that changes seats touches their trip', () => {
  const changesSeats = /\b(update|insert into|delete from) trip_seat\b/;
  const isSilent = (text: string) => changesSeats.test(text) && !text.includes('insert into trip_touch');
  const silent = read.statements.filter(({ texts }) => texts.some(isSilent)).map(({ at }) => at);
  // Other statements of their transactions touch the trip, or every one.
  expect([...new Set(silent)].toSorted()).toEqual([
    'server/db/seed/sell-some-seats.ts: takeSeats',
    'server/schedule/publish-store.ts: writeTrips',
    'server/seating/store.ts: replanSeats',
  ]);
  const ofSeats = kinds.map((kind) => (kind.key ? '' : writeStatement([], [kind])));
  expect(ofSeats.filter(isSilent)).toEqual([]);
  expect(ofSeats.filter((text) => changesSeats.test(text)).length).toBeGreaterThan(3);
});

test('the text of every statement can be read from the sources', () => {
  expect(read.untold.toSorted()).toEqual(untold);
});

test('a column that no longer has the declared name, or the declared type, is missed', async () => {
  await client.query('alter table settlement rename column bank_reference to reference');
  await client.query('alter table counter_shift alter column float_paisa type numeric');
  expect(await faults()).toEqual(
    expect.arrayContaining([
      expect.stringContaining(': bankReference is declared only'),
      expect.stringContaining(': floatPaisa is numeric, not number'),
    ]),
  );
});
