import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveTrip } from '../archive/move-trip.ts';
import { openDatabase } from '../db/database.ts';
import { listMigrations, migrate } from '../db/migrate.ts';
import { createTestDatabase, withClient } from '../db/testing.ts';
import { runAudit } from '../invariants/run-audit.ts';
import { drawKeySet, makeSecrets, readSecrets, type Secrets } from '../secrets.ts';
import { localFolder } from '../storage/local-folder.ts';
import { longAfter } from '../testing/archive.ts';
import { eventually } from '../testing/buyer.ts';
import { countWaiting } from '../testing/count-waiting.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { sellEveryWay } from '../testing/sell-every-way.ts';
import { createWorld, type World } from '../testing/world.ts';
import { ticketKeys, verifyTicketCode } from '../ticket/ticket-key.ts';
import { checkBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';

/** Passphrase with a much lower scrypt cost than real backups have: a test opens many. */
const sealed = { passphrase: 'a passphrase of this test', workFactor: 10 };
const quiet = () => undefined;
const upload = { key: `coach-images/${randomUUID()}`, content: Buffer.from('a picture of a coach') };

let world: World;
let folder: string;
let file: string;
let secrets: Secrets;
const databases: Awaited<ReturnType<typeof createTestDatabase>>[] = [];

const newDatabase = async (migrated: boolean): Promise<string> => {
  const database = await createTestDatabase({ migrated, oneServer: true });
  databases.push(database);
  return database.url;
};

/** Makes a new data directory for a database into which a backup is restored. */
const newTarget = async (url: string) => {
  const dataDir = await mkdtemp(join(folder, 'target-'));
  return {
    url,
    dataDir,
    secretsFile: join(dataDir, 'secrets.json'),
    objects: localFolder(join(dataDir, 'objects')),
  };
};

const restoreInto = async (target: Awaited<ReturnType<typeof newTarget>>, from = file) => {
  const checked = await checkBackup(from, sealed.passphrase, quiet);
  return restoreBackup(target, { file: from, passphrase: sealed.passphrase, ...checked }, quiet, quiet);
};

/** Every row of every table, table by table. */
const everything = (url: string): Promise<Record<string, string[]>> =>
  withClient(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select schemaname || '.' || tablename as name from pg_tables
      where schemaname in ('public', 'archive') and tablename <> 'schema_migration'`,
    );
    const all: Record<string, string[]> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t order by 1`);
      all[name] = rows.map(({ row }) => row);
    }
    return all;
  });

const ask = <T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> =>
  withClient(url, async (client) => (await client.query<T>(sql)).rows);

beforeAll(async () => {
  world = await createWorld({ chores: false, oneServer: true });
  folder = await mkdtemp(join(tmpdir(), 'poth-backup-'));
  const made = await makeSecrets(join(folder, 'source', 'secrets.json'));
  secrets = { ...made, turned: [{ ...drawKeySet(), signsFrom: new Date().toISOString() }] };
  await sellEveryWay(world);
  const { tripId } = await sampleTrip(world.db, 20);
  await moveTrip(world.db, tripId, longAfter());
  // Chores return while messages are still being sent.
  const underWay = 'select from outbox where claimed_until is not null and done_at is null';
  await eventually(
    async () => (await ask(world.databaseUrl, underWay)).length === 0,
    'no message is being sent',
    20_000,
  );
  await world.deps.objects.put(upload.key, upload.content);
  file = join(folder, 'poth.age');
  await takeBackup({ url: world.databaseUrl, secrets, objects: world.deps.objects }, file, sealed, quiet);
});

afterAll(async () => {
  await world.stop();
  for (const database of databases) await database.drop();
  await rm(folder, { recursive: true, force: true });
});

test('brings every row, key and upload back, and the audit finds nothing', async () => {
  const target = await newTarget(await newDatabase(false));
  await restoreInto(target);
  const [before, after] = [await everything(world.databaseUrl), await everything(target.url)];
  expect(after).toEqual(before);
  expect(Object.values(after).flat().length).toBeGreaterThan(100);
  expect(after['archive.trip_seat']?.length).toBe(72);
  expect(await readSecrets(target.secretsFile)).toEqual(secrets);
  expect(await target.objects.get(upload.key)).toEqual(upload.content);
  const auditor = openDatabase(target.url, 'poth_auditor', { max: 1 });
  // The PostgreSQL of tests need not survive a power failure (I-15).
  expect(await runAudit(auditor, ['I-15']).finally(() => auditor.destroy())).toEqual([]);
});

test('brings tickets back that their old key still verifies, and numbers that go on where they were', async () => {
  const drawn = "select nextval('schedule_draft_version')::int as number";
  const [{ number: last } = { number: 0 }] = await ask<{ number: number }>(world.databaseUrl, drawn);
  const later = join(folder, 'later.age');
  await takeBackup({ url: world.databaseUrl, secrets, objects: null }, later, sealed, quiet);
  const target = await newTarget(await newDatabase(true));
  const { head } = await restoreInto(target, later);
  expect(head.uploads).toBe('left-out');
  const keys = ticketKeys([world.deps.ticketSigner.signing().publicKeyPem]);
  const tickets = await ask<{ code: string; seat: string }>(
    target.url,
    'select code, seat_no as seat from ticket',
  );
  expect(tickets.length).toBeGreaterThan(5);
  for (const { code, seat } of tickets) expect(verifyTicketCode(code, keys)?.seatNo).toBe(seat);
  expect(await ask(target.url, drawn)).toEqual([{ number: last + 1 }]);
});

const insertPlace = `insert into place (place_id, name_en, name_bn, district_en, district_bn, list_order)
  values ('late', 'Late', 'লেট', 'Late', 'লেট', 999)`;

test('holds one moment of the database, whatever is sold while it is taken', async () => {
  const before = await everything(world.databaseUrl);
  const during = join(folder, 'during.age');
  await withClient(world.databaseUrl, async (seller) => {
    await seller.query('begin');
    await seller.query('lock table place in access exclusive mode');
    const source = { url: world.databaseUrl, secrets, objects: null };
    const taken = takeBackup(source, during, sealed, quiet);
    await withClient(world.databaseUrl, (looking) =>
      eventually(async () => (await countWaiting(looking)) > 0, 'the backup comes to the locked table'),
    );
    await seller.query(insertPlace);
    await seller.query('commit');
    await taken;
    await seller.query("delete from place where place_id = 'late'");
  });
  const target = await newTarget(await newDatabase(true));
  await restoreInto(target, during);
  expect(await everything(target.url)).toEqual(before);
});

test('brings an older backup to the schema of this program', async () => {
  const old = await newDatabase(false);
  const numbers = listMigrations();
  await migrate(old, quiet, { only: numbers.filter((number) => number <= 40) });
  await ask(old, insertPlace);
  const older = join(folder, 'older.age');
  await takeBackup({ url: old, secrets, objects: null }, older, sealed, quiet);
  const target = await newTarget(await newDatabase(false));
  await restoreInto(target, older);
  expect(await ask(target.url, 'select number from schema_migration order by number')).toEqual(
    numbers.map((number) => ({ number })),
  );
  expect(await ask(target.url, 'select place_id from place')).toEqual([{ place_id: 'late' }]);
});

test('refuses a wrong passphrase, a cut, a changed and a foreign file, and writes nothing', async () => {
  const whole = await readFile(file);
  const changed = Buffer.from(whole);
  changed[whole.length >> 1]! ^= 1;
  const spoilt = join(folder, 'spoilt.age');
  const check = async (content: Buffer, passphrase = sealed.passphrase) => {
    await writeFile(spoilt, content);
    return checkBackup(spoilt, passphrase, quiet);
  };
  await expect(check(whole, 'another passphrase')).rejects.toThrow('does not open');
  for (const length of [whole.length - 1, whole.length >> 1, 200, 60])
    await expect(check(whole.subarray(0, length))).rejects.toThrow('damaged or was cut off');
  await expect(check(changed)).rejects.toThrow('damaged or was cut off');
  await expect(check(Buffer.from('a picture'))).rejects.toThrow('is no backup of Poth');
  expect((await checkBackup(file, sealed.passphrase, quiet)).tail.uploads).toBe(1);
});

test('restores into nothing that is used: neither a database with rows nor other keys', async () => {
  const filled = await newTarget(await newDatabase(true));
  await ask(filled.url, insertPlace);
  await expect(restoreInto(filled)).rejects.toThrow('place has rows');
  expect(await ask(filled.url, 'select place_id from place')).toHaveLength(1);
  expect(await readdir(filled.dataDir)).toEqual([]);
  const keyed = await newTarget(await newDatabase(false));
  const own = await makeSecrets(keyed.secretsFile);
  await expect(restoreInto(keyed)).rejects.toThrow('other keys');
  expect(await readSecrets(keyed.secretsFile)).toEqual(own);
  expect(await ask(keyed.url, "select from pg_tables where schemaname = 'public'")).toEqual([]);
});

test('does not write over what a portal put there meanwhile', async () => {
  const target = await newTarget(await newDatabase(true));
  const refused = await withClient(target.url, async (portal) => {
    await portal.query('begin');
    await portal.query(insertPlace);
    const restoring = Promise.allSettled([restoreInto(target)]);
    await withClient(target.url, (looking) =>
      eventually(async () => (await countWaiting(looking)) > 0, 'the restore waits for the portal'),
    );
    await portal.query('commit');
    return (await restoring)[0];
  });
  expect(String(refused.status === 'rejected' && refused.reason)).toContain('place has rows');
  expect(await ask(target.url, 'select place_id from place')).toHaveLength(1);
  expect(existsSync(join(target.dataDir, 'secrets.json'))).toBe(false);
});

test('may be restored again after it was interrupted', async () => {
  const target = await newTarget(await newDatabase(false));
  const checked = await checkBackup(file, sealed.passphrase, quiet);
  const interrupt = (doing: string) => {
    if (doing.startsWith('upload')) throw new Error('interrupted');
  };
  const from = { file, passphrase: sealed.passphrase, ...checked };
  await expect(restoreBackup(target, from, quiet, interrupt)).rejects.toThrow('interrupted');
  const { 'public.holiday': holiday, ...others } = await everything(target.url);
  // Rows that migrations insert: the holidays of two years, and the turn of the audit.
  expect([holiday?.length, Object.values(others).flat().length]).toEqual([12, 1]);
  await restoreBackup(target, from, quiet, quiet);
  expect(await everything(target.url)).toEqual(await everything(world.databaseUrl));
});

test('takes none of a cluster, whose machines have no moment in common', async () => {
  const url = await newDatabase(true);
  // Citus keeps a row in this table of its own for each table that is on several machines.
  await ask(url, 'create table pg_dist_partition as select 1 as one');
  const none = join(folder, 'none.age');
  await expect(takeBackup({ url, secrets, objects: null }, none, sealed, quiet)).rejects.toThrow(
    'on several machines',
  );
  expect(existsSync(none)).toBe(false);
  // A database with Citus whose tables are not distributed is that of one server.
  await ask(url, 'delete from pg_dist_partition');
  await takeBackup({ url, secrets, objects: null }, none, sealed, quiet);
});

test('leaves no file where it fails, and writes over none', async () => {
  const source = { url: world.databaseUrl, secrets, objects: world.deps.objects };
  const held = await readFile(file);
  await expect(takeBackup(source, file, sealed, quiet)).rejects.toThrow('is there already');
  expect(await readFile(file)).toEqual(held);
  const failing = join(folder, 'failing.age');
  const fail = (doing: string) => {
    if (doing.startsWith('ticket')) throw new Error('no room');
  };
  await expect(takeBackup(source, failing, sealed, fail)).rejects.toThrow('no room');
  await expect(
    takeBackup({ ...source, url: await newDatabase(false) }, failing, sealed, quiet),
  ).rejects.toThrow('holds no portal');
  expect((await readdir(folder)).filter((name) => name.startsWith('failing'))).toEqual([]);
});
