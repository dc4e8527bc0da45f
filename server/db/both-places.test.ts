import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Compiler, openCompiler } from '../testing/sql/compiler.ts';
import { faultOfPlan } from '../testing/sql/plan-on-cluster.ts';
import { readStatements } from '../testing/sql/statements.ts';
import { isCluster, recogniseCluster } from './cluster.ts';
import { type Database, openDatabase } from './database.ts';
import { createTestDatabase } from './testing.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
let client: pg.Client;
let compiler: Compiler;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url, 'poth_app', { max: 1 });
  await recogniseCluster(db);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  compiler = openCompiler();
});
afterAll(async () => {
  compiler.close();
  await client.end();
  await db.destroy();
  await database.drop();
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
  const refused = new Set<string>();
  for (const { at, texts, isFragment } of readStatements(compiler).statements) {
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
