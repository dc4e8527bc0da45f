import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openDatabase } from './db/database.ts';
import { withClient } from './db/testing.ts';
import { isAlive } from './db/postmaster.ts';
import { checkInvariants } from './invariants/run-audit.ts';
import { eventually } from './testing/buyer.ts';
import { type Processes, startProcesses } from './testing/many-processes.ts';

// The portal as several processes on one port and one database.
const count = 2;
let portal: Processes;
beforeAll(async () => {
  portal = await startProcesses(count);
}, 120_000);
afterAll(() => portal?.stop());
afterEach(() => portal.closeMaps());

const seatNos = 'ABCDEFGHI'.split('').flatMap((row) => [1, 2, 3, 4].map((place) => `${row}${place}`));

test('a seat that is taken in one process shows in the open maps of all', async () => {
  expect(portal.pids().length).toBe(count);
  const maps = await portal.openMaps();
  await eventually(async () => maps.every(({ text }) => text.includes('"A1":"available"')), 'maps');
  const traveller = portal.openTraveller();
  await traveller.come();
  expect(await traveller.hold('A1')).toMatchObject({ status: 200, state: 'held' });
  await eventually(async () => maps.every(({ text }) => text.includes('"A1":"held"')), 'a held seat');
});

test('a chore that is for one is one process’s; the lease of one that is killed goes to another', async () => {
  const readHolders = async (): Promise<string[]> => {
    const { rows } = await withClient(portal.databaseUrl, (client) =>
      client.query<{ holder: string }>(
        'select distinct holder::text from chore where held_until > now() and holder is not null',
      ),
    );
    return rows.map(({ holder }) => holder);
  };
  const before = await eventually(async () => {
    const holders = await readHolders();
    return holders.length === 1 && holders;
  }, 'one holder of all chores');
  // Kills all of them, because the test cannot know which one is the holder.
  for (const pid of portal.pids()) process.kill(pid, 'SIGKILL');
  await eventually(
    async () => {
      const holders = await readHolders();
      return holders.length === 1 && holders[0] !== before[0];
    },
    'another holder',
    40_000,
  );
  await eventually(async () => portal.pids().length === count, 'as many processes as before', 30_000);
  expect(portal.program.printed()).toContain('has ended (SIGKILL) and is started again');
}, 90_000);

test('one process is killed in a rush: the others go on, nothing acknowledged is lost, and the books agree', async () => {
  const travellers = seatNos.slice(1).map(() => portal.openTraveller());
  await Promise.all(travellers.map(({ come }) => come()));
  const [victim] = portal.pids();
  const rush = travellers.map((traveller, at) => traveller.hold(seatNos[at + 1] ?? ''));
  await Promise.race(rush);
  process.kill(victim!, 'SIGKILL');
  const answers = await Promise.all(rush);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const { rows } = await withClient(portal.databaseUrl, (client) =>
    client.query<{ seat: string; booking: string }>(
      `select distinct seat_no as seat, booking_id as booking from trip_seat
       where trip_id = '${portal.tripId}' and booking_id is not null and seat_no <> 'A1'`,
    ),
  );
  const held = new Map(rows.map(({ seat, booking }) => [seat, booking]));
  expect(answers.map(({ bookingId }) => bookingId)).toEqual(seatNos.slice(1).map((seat) => held.get(seat)));
  const auditor = openDatabase(portal.databaseUrl, 'poth_auditor', { max: 1 });
  // The test database is not durable (I-15), and nobody verified the sample's company (I-18).
  const checked = await checkInvariants(auditor, ['I-15', 'I-18']);
  await auditor.destroy();
  expect(checked.filter((one) => one.rows.length > 0)).toEqual([]);
  await eventually(
    async () => portal.pids().length === count && !portal.pids().includes(victim!),
    'a new process',
    30_000,
  );
}, 90_000);

test('a stop ends every process, in order', async () => {
  const before = portal.pids();
  const { code, after } = await portal.program.end('SIGTERM');
  expect([code, after]).toEqual([0, expect.not.stringContaining('has ended')]);
  expect(before.filter(isAlive)).toEqual([]);
});
