import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startSandbox } from '@poth/sandbox/start.ts';
import { type Database, openDatabase } from './db/database.ts';
import { createTestDatabase, withClient } from './db/testing.ts';
import { isAlive } from './db/postmaster.ts';
import { checkInvariants } from './invariants/run-audit.ts';
import { eventually, newAddress } from './testing/buyer.ts';
import { begin, freePorts, type Program, running } from './testing/run-program.ts';
import { sampleTrip } from './testing/sample-trip.ts';

// The portal as several processes on one port and one database.
const count = 2;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let db: Database;
let port: number;
let program: Program;
let tripId: string;
const dataDir = mkdtempSync(join(tmpdir(), 'poth-processes-'));
const portalUrl = () => `http://127.0.0.1:${port}`;

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url, 'poth_app', { max: 2 });
  ({ tripId } = await sampleTrip(db));
  await db.updateTable('operator').set({ demonstration: false }).execute();
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  port = await freePorts();
  program = begin('portal/main.ts', {
    PORT: String(port),
    POTH_PROCESSES: String(count),
    POTH_DATA_DIR: dataDir,
    POTH_DEMONSTRATION: 'off',
    DATABASE_URL: database.url,
    DATABASE_CONNECTIONS: '15',
    SANDBOX_PORT: new URL(sandbox.url).port,
    SANDBOX_SMTP_PORT: String(sandbox.smtpPort),
    TRUST_PROXY: '1',
  });
  await program.says('portal ready');
}, 120_000);
afterAll(async () => {
  if (running.at(-1)?.exitCode === null) await program.end('SIGTERM');
  running.length = 0;
  await sandbox.stop();
  await db.destroy();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const pids = (): number[] =>
  execFileSync('ps', ['-o', 'pid=', '--ppid', String(running.at(-1)?.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
    .map(Number);

/** Opens a map over a connection of its own; connections go round the processes. */
const openMap = async (): Promise<{ text: string }> => {
  const map = { text: '' };
  const headers = { 'x-forwarded-for': newAddress() };
  const request = get(`${portalUrl()}/live/seats/${tripId}?leg=0-2&tab=`, { agent: false, headers });
  request.on('error', () => undefined);
  closers.push(() => request.destroy());
  const [answer] = await once(request, 'response');
  answer.setEncoding('utf8').on('data', (text: string) => {
    map.text += text;
  });
  answer.on('error', () => undefined);
  return map;
};

/** A traveller that asks again, with the same key, after a line was cut. */
const openTraveller = () => {
  const address = newAddress();
  let token = '';
  const send = async (path: string, body: object): Promise<Record<string, unknown>> =>
    eventually(
      async () => {
        try {
          const answer = await fetch(`${portalUrl()}/api${path}`, {
            method: 'POST',
            headers: {
              connection: 'close',
              'content-type': 'application/json',
              'x-poth-client': 'test',
              'x-forwarded-for': address,
              ...(token && { authorization: `Bearer ${token}` }),
            },
            body: JSON.stringify(body),
          });
          const said = (await answer.json()) as Record<string, unknown>;
          return answer.status < 500 && { ...said, status: answer.status };
        } catch {
          return undefined;
        }
      },
      `an answer of ${path}`,
      30_000,
    );
  return {
    come: async () => {
      token = String((await send('/buyers', {})).token);
    },
    hold: (seatNo: string) => {
      const key = randomUUID();
      return send('/holds', { tripId, fromStopNo: 0, toStopNo: 2, seatNos: [seatNo], language: 'en', key });
    },
  };
};

const seatNos = 'ABCDEFGHI'.split('').flatMap((row) => [1, 2, 3, 4].map((place) => `${row}${place}`));

test('a seat that is taken in one process shows in the open maps of all', async () => {
  expect(pids().length).toBe(count);
  const maps: { text: string }[] = [];
  for (let n = 0; n < 2 * count; n += 1) maps.push(await openMap());
  await eventually(async () => maps.every(({ text }) => text.includes('"A1":"available"')), 'maps');
  const traveller = openTraveller();
  await traveller.come();
  expect(await traveller.hold('A1')).toMatchObject({ status: 200, state: 'held' });
  await eventually(async () => maps.every(({ text }) => text.includes('"A1":"held"')), 'a held seat');
});

test('a chore that is for one is one process’s; the lease of one that is killed goes to another', async () => {
  const readHolders = async (): Promise<string[]> => {
    const { rows } = await withClient(database.url, (client) =>
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
  // Kills all, for nobody outside knows which of them it is.
  for (const pid of pids()) process.kill(pid, 'SIGKILL');
  await eventually(
    async () => {
      const holders = await readHolders();
      return holders.length === 1 && holders[0] !== before[0];
    },
    'another holder',
    40_000,
  );
  await eventually(async () => pids().length === count, 'as many processes as before', 30_000);
  expect(program.printed()).toContain('has ended (SIGKILL) and is started again');
}, 90_000);

test('one process is killed in a rush: the others go on, nothing acknowledged is lost, and the books agree', async () => {
  const travellers = seatNos.slice(1).map(() => openTraveller());
  await Promise.all(travellers.map(({ come }) => come()));
  const [victim] = pids();
  const rush = travellers.map((traveller, at) => traveller.hold(seatNos[at + 1] ?? ''));
  await Promise.race(rush);
  process.kill(victim!, 'SIGKILL');
  const answers = await Promise.all(rush);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const { rows } = await withClient(database.url, (client) =>
    client.query<{ seat: string; booking: string }>(
      `select distinct seat_no as seat, booking_id as booking from trip_seat
       where trip_id = '${tripId}' and booking_id is not null and seat_no <> 'A1'`,
    ),
  );
  const held = new Map(rows.map(({ seat, booking }) => [seat, booking]));
  expect(answers.map(({ bookingId }) => bookingId)).toEqual(seatNos.slice(1).map((seat) => held.get(seat)));
  const auditor = openDatabase(database.url, 'poth_auditor', { max: 1 });
  // The database of tests is not durable, and the sample's company was verified by nobody.
  const checked = await checkInvariants(auditor, ['I-15', 'I-18']);
  await auditor.destroy();
  expect(checked.filter((one) => one.rows.length > 0)).toEqual([]);
  await eventually(async () => pids().length === count && !pids().includes(victim!), 'a new process', 30_000);
}, 90_000);

test('a stop ends every process, in order', async () => {
  const before = pids();
  const { code, after } = await program.end('SIGTERM');
  expect([code, after]).toEqual([0, expect.not.stringContaining('has ended')]);
  expect(before.filter(isAlive)).toEqual([]);
});
