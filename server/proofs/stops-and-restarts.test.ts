import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { deliveredSettings } from '@poth/domain/settings.ts';
import { readPassword, superuser } from '../db/embedded-cluster.ts';
import { ensureDatabase } from '../db/migrate.ts';
import { findPostmaster, isAlive } from '../db/postmaster.ts';
import { openDataDirs } from '../testing/data-dirs.ts';
import { begin, freePorts, isFree, noise, type Program, root } from '../testing/run-program.ts';

const newDataDir = openDataDirs();
let dataDir: string;
let port: number;
/** Environment of one process; several at once are tested in processes.long.test.ts. */
const env = () => ({ PORT: String(port), POTH_DATA_DIR: dataDir, POTH_PROCESSES: '1' });
const start = () => begin('scripts/start.mjs', env());
const postgresDir = () => join(dataDir, 'postgres');

/** Takes a port as soon as it is free and hangs up on every caller; returns how to free it again. */
const occupyPort = async (wanted: number): Promise<() => Promise<void>> => {
  for (;;) {
    const server = createServer((socket) => socket.destroy()).listen(wanted, '127.0.0.1');
    const isOurs = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (isOurs) return async () => void (await once(server.close(), 'close'));
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

/** Counts the service dates on sale, and the bookings. */
const filled = async (): Promise<{ dates: number; bookings: number }> => {
  const postmaster = findPostmaster(postgresDir());
  const admin = `postgres://${superuser}:${readPassword(postgresDir())}@127.0.0.1:${postmaster?.port}/postgres`;
  const client = new pg.Client({ connectionString: await ensureDatabase(admin, 'poth') });
  await client.connect();
  const { rows } = await client.query(`select
    (select count(distinct service_date)::int from trip_publication) as dates,
    (select count(*)::int from booking) as bookings`);
  await client.end();
  return rows[0];
};

beforeAll(async () => {
  port = await freePorts();
});

const testLimitMs = 240_000;

/** Lines of the steps that create, migrate and fill a database; one may be under way when the program is told to stop. */
const step = /migration \d|on sale|seats of/g;
/** Most lines of steps that are printed after `stopping`: they were on their way already. */
const stepsOnTheirWay = 4;

// `npm run prove:stop` tries more moments, and measures how long a stop takes.
describe('Ctrl-C ends everything, quietly, and begins nothing any more', () => {
  const stopsQuietly = async (program: Program, says = 'stopping'): Promise<void> => {
    const postmaster = findPostmaster(postgresDir());
    const { after, code } = await program.end('SIGINT');
    expect(after).not.toMatch(noise);
    expect(after.split('stopping')[1]?.match(step)?.length ?? 0).toBeLessThanOrEqual(stepsOnTheirWay);
    expect([code, program.printed()]).toEqual([0, expect.stringContaining(says)]);
    const ports = [port, port + 1, port + 2, ...(postmaster?.port ? [postmaster.port] : [])];
    expect(await Promise.all(ports.map(isFree))).toEqual(ports.map(() => true));
    expect(findPostmaster(postgresDir())).toBeUndefined();
  };

  test('while packages are installed; what npm does is over too', async () => {
    const copy = newDataDir();
    cpSync(join(root, 'scripts'), join(copy, 'scripts'), { recursive: true });
    for (const file of ['package.json', 'package-lock.json']) cpSync(join(root, file), join(copy, file));
    // Replaces npm, and takes as long as npm to end.
    const npm = join(copy, 'npm.mjs');
    writeFileSync(
      npm,
      `import { writeFileSync } from 'node:fs';
      process.on('SIGTERM', () => setTimeout(() => process.exit(1), 400));
      writeFileSync(${JSON.stringify(join(copy, 'npm.pid'))}, String(process.pid));
      setInterval(() => {}, 1000);`,
    );
    dataDir = join(copy, 'data');
    const program = begin(join(copy, 'scripts/start.mjs'), { ...env(), npm_execpath: npm });
    await program.says('packages: installing');
    while (!existsSync(join(copy, 'npm.pid'))) await new Promise((resolve) => setTimeout(resolve, 20));
    await stopsQuietly(program, 'packages: installing');
    expect(isAlive(Number(readFileSync(join(copy, 'npm.pid'), 'utf8')))).toBe(false);
  });

  test(
    'while the database is migrated and filled; every next start goes on',
    async () => {
      dataDir = newDataDir();
      const early = start();
      await early.says('migration 0002');
      await stopsQuietly(early);
      const first = start();
      await first.says('Poth is open at');
      const before = await filled();
      expect(before.dates).toBeLessThan(deliveredSettings.saleOpensDays);
      await stopsQuietly(first);
      const second = start();
      await second.says('Poth is open at');
      await second.says('seats of');
      const after = await filled();
      expect([after.dates >= before.dates, after.bookings > before.bookings]).toEqual([true, true]);
      await stopsQuietly(second);
    },
    testLimitMs,
  );
});

test(
  'a server that was killed starts again beside its database; a database that was killed is started again',
  async () => {
    dataDir = newDataDir();
    const sandbox = { SANDBOX_PORT: String(port + 1), SANDBOX_SMTP_PORT: String(port + 2) };
    const killed = begin('portal/main.ts', { ...env(), ...sandbox });
    await killed.says('portal ready');
    await killed.end('SIGKILL');
    const server = begin('portal/main.ts', { ...env(), ...sandbox });
    await server.says('portal ready');
    expect(server.printed()).toContain('database was running already');

    const ask = async (path: string): Promise<number> =>
      (await fetch(`http://localhost:${port}${path}`)).status;
    const until = async (path: string, status: number): Promise<void> => {
      const limit = Date.now() + 30_000;
      while ((await ask(path)) !== status) {
        if (Date.now() > limit) throw new Error(`${path} never answered ${status}:\n${server.printed()}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    };
    await until('/readyz', 200);
    const postmaster = findPostmaster(postgresDir())!;
    process.kill(postmaster.pid, 'SIGKILL');
    // Keeps the database away until the failure was seen: else it is back within the second for which readiness is kept.
    const release = await occupyPort(postmaster.port);
    await until('/readyz', 503);
    expect(await ask('/healthz')).toBe(200);
    await release();
    await until('/readyz', 200);
    await until('/routes', 200);
    expect(findPostmaster(postgresDir())?.pid).not.toBe(postmaster.pid);
    expect(server.printed()).toContain('database: it has ended and is started again');
    // Each chore logs one line while it waits for the database.
    expect(server.printed()).toContain('waits for the database');
    expect(server.printed()).not.toMatch(/\n\s+at .*(chores|start)\b/);
    expect(await server.end('SIGTERM')).toMatchObject({ code: 0 });
  },
  testLimitMs,
);
