import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { createTestDatabase, withClient } from '../db/testing.ts';
import { readChoreRuns } from './chore-store.ts';
import { keepLeases } from './keep-leases.ts';
import { withRunLog, writeRunLog } from './run-log.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let processes: Database[];
beforeAll(async () => {
  database = await createTestDatabase();
  processes = [1, 2, 3, 4].map(() => openDatabase(database.url, 'poth_app', { max: 2 }));
});
afterAll(async () => {
  await Promise.all(processes.map((db) => db.destroy()));
  await database.drop();
});

/** Lease times that never renew by themselves, so that a test decides when. */
const times = { heldMs: 60_000, renewedEveryMs: 3_600_000 };
const names = ['audit', 'holds', 'trips'];
const ask = (text: string) => withClient(database.url, (client) => client.query(text));

test('of processes that start at once one has each chore; who stops gives its chores back', async () => {
  const leases = await Promise.all(processes.map((db) => keepLeases(db, names, times)));
  const holders = () => names.map((name) => leases.filter(({ holds }) => holds(name)).length);
  expect(holders()).toEqual([1, 1, 1]);
  const first = leases.find(({ holds }) => holds('audit'));
  await first?.stop();
  for (const { renew } of leases.filter((one) => one !== first)) await renew();
  expect(holders()).toEqual([1, 1, 1]);
  for (const { stop } of leases) await stop();
});

test('the lease of a process that is killed lapses, and one that only slept loses it', async () => {
  const [db, otherDb] = processes as [Database, Database];
  const [killed, other] = [await keepLeases(db, names, times), await keepLeases(otherDb, names, times)];
  await other.renew();
  expect([killed.holds('holds'), other.holds('holds')]).toEqual([true, false]);
  await ask(`update chore set held_until = now() - interval '1 second'`);
  await other.renew();
  expect(other.holds('holds')).toBe(true);
  await killed.renew();
  expect([killed.holds('holds'), other.holds('holds')]).toEqual([false, true]);
  await Promise.all([killed.stop(), other.stop()]);
});

test('a process that cannot renew does nothing any more once its lease is over, by its own clock', async () => {
  const leases = await keepLeases(processes[0]!, names, { ...times, heldMs: 0 });
  expect(names.filter(leases.holds)).toEqual([]);
  await leases.stop();
});

test('the last run of a chore is known in every process, the newest one', async () => {
  const [db, otherDb] = processes as [Database, Database];
  const chore = (run: () => Promise<unknown>) => ({ name: 'holds', everyMs: 2_000, run });
  await withRunLog(db)(chore(() => Promise.resolve())).run();
  await writeRunLog(db);
  const [first] = await readChoreRuns(otherDb);
  expect(first).toMatchObject({ name: 'holds', everyMs: 2_000, failure: null });
  const failing = withRunLog(otherDb)(chore(() => Promise.reject(new Error('no disk'))));
  await expect(failing.run()).rejects.toThrow('no disk');
  await writeRunLog(otherDb);
  const [seen] = await readChoreRuns(db);
  expect(seen).toMatchObject({ ranAt: first?.ranAt, failure: 'Error: no disk' });
});
