import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { createTestDatabase, withClient } from '../db/testing.ts';
import { makeSecrets } from '../secrets.ts';
import { openObjects } from '../storage/open-objects.ts';
import { adoptKeys, joinInstallation } from './join-installation.ts';
import { Refusal } from './refusal.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
let folder: string;
let log: string[];
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url, 'poth_app');
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});
beforeEach(async () => {
  await withClient(database.url, (client) => client.query('delete from installation'));
  folder = await mkdtemp(join(tmpdir(), 'poth-machines-'));
  log = [];
});
afterEach(() => rm(folder, { recursive: true }));

/** Describes a machine by the keys and the uploads that it uses. */
const machine = (keysOf: string, uploadsOf = keysOf) => ({
  db,
  secretsFile: join(folder, keysOf, 'secrets.json'),
  store: openObjects({ bucket: undefined, dataDir: join(folder, uploadsOf) }),
  log: (line: string) => void log.push(line),
});
const refusalOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'it starts',
    (thrown) => (thrown instanceof Refusal ? thrown.message : String(thrown)),
  );

test('the first start makes keys; every start that shares keys and uploads with it is of the installation', async () => {
  const keys = await joinInstallation(machine('one'));
  expect(await joinInstallation(machine('one'))).toEqual(keys);
  expect([await db.selectFrom('installation').selectAll().execute(), log]).toMatchObject([
    [{ oneRow: true }],
    [],
  ]);
});

test('a machine without keys, with other ones or with other uploads is refused, and makes nothing', async () => {
  await joinInstallation(machine('one'));
  expect(await refusalOf(joinInstallation(machine('two')))).toContain('are not in');
  expect(await readdir(folder)).toEqual(['one']);
  await makeSecrets(machine('two').secretsFile);
  expect(await refusalOf(joinInstallation(machine('two')))).toContain('are others than those in');
  expect(await refusalOf(joinInstallation(machine('one', 'two')))).toContain('the uploads');
  expect(await readdir(join(folder, 'two'))).toEqual(['secrets.json']);
});

test('of machines with keys of their own that start first at once, one is the installation and the others are refused', async () => {
  const names = ['one', 'two', 'three', 'four'];
  await Promise.all(names.map((name) => makeSecrets(machine(name).secretsFile)));
  const ends = await Promise.all(names.map((name) => refusalOf(joinInstallation(machine(name)))));
  expect(ends.filter((end) => end === 'it starts')).toHaveLength(1);
  expect(ends.filter((end) => end.includes('are others than those in'))).toHaveLength(3);
  for (const [at, name] of names.entries())
    expect(await refusalOf(joinInstallation(machine(name)))).toBe(ends[at]);
});

test('of machines that share all and start first at once, every one is of the installation', async () => {
  const keys = await Promise.all(Array.from({ length: 6 }, () => joinInstallation(machine('one'))));
  expect(new Set(keys.map((each) => JSON.stringify(each))).size).toBe(1);
});

test('keys that were changed on purpose, and uploads that moved, are adopted; the machine before is refused', async () => {
  const before = await joinInstallation(machine('one'));
  await adoptKeys(machine('two'));
  expect(await joinInstallation(machine('two'))).not.toEqual(before);
  expect(await refusalOf(joinInstallation(machine('one')))).toContain('are others than those in');
});

test('nobody starts first without a store of uploads; one that is away later keeps nobody from starting', async () => {
  const keys = { bucket: 'poth', accessKeyId: 'x', secretAccessKey: 'y', region: 'z' };
  const bucket = { ...keys, endpoint: 'http://127.0.0.1:9' };
  const away = { ...machine('one'), store: openObjects({ bucket, dataDir: folder }) };
  expect(await refusalOf(joinInstallation(away))).toContain('does not take uploads');
  await joinInstallation(machine('one'));
  await joinInstallation(away);
  expect(log).toEqual([
    expect.stringMatching(/^uploads: the bucket poth at .* does not answer .* is not checked$/),
  ]);
});
