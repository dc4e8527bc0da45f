import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { deliveredSettings as settings } from '@poth/domain/settings.ts';
import { portalOptions } from '../scripts/node-options.mjs';
import { dhakaTodayInSql } from '../server/db/clock.ts';
import { startEmbeddedPostgres } from '../server/db/embedded.ts';
import { ensureDatabase } from '../server/db/migrate.ts';
import { findPostmaster } from '../server/db/postmaster.ts';
import { freePort } from '../server/testing/free-port.ts';
import type { Processes } from './cpu.ts';
import { benchSlug } from './desks/fill.ts';

const quietSeconds = 4;
const root = fileURLToPath(new URL('..', import.meta.url));
const stopWithParent = new URL('../scripts/stop-with-parent.mjs', import.meta.url).href;

/** Portal and sandbox as separate processes, with a database of this run. */
export type Program = {
  portalUrl: string;
  sandboxUrl: string;
  /** The portal's database, with the rights of its owner. */
  databaseUrl: string;
  processes: Processes;
  /** Starts another portal process of the same installation; returns its address. It stops with the program. */
  startBeside(): Promise<string>;
  stop(): Promise<void>;
};

/** Starts a sandbox or a portal from a folder as `npm start` does; resolves once it prints "<name> ready <address>". */
export const startChild = async (
  name: 'sandbox' | 'portal',
  env: Record<string, string>,
  nodeOptions: readonly string[],
  folder = root,
) => {
  const child = spawn(
    process.execPath,
    [...nodeOptions, '--import', stopWithParent, join(folder, name, 'main.ts')],
    {
      cwd: folder,
      // No setting of the caller's own: no real gateway, no other database.
      env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, ...env },
      detached: process.platform !== 'win32',
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const ready = new RegExp(`^${name} ready (\\S+)$`).exec(line)?.[1];
      if (ready) resolve(ready);
      else console.error(`${name}: ${line}`);
    });
    child.once('close', () => reject(new Error(`${name} ended before it was ready`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { address, pid: child.pid ?? 0, stop };
};

/**
 * One process, so that figures are those of one core. One trusted proxy: every buyer sends an address of its own in the
 * proxy's header.
 */
const ordinary = { POTH_PROCESSES: '1', TRUST_PROXY: '1' };

/**
 * Starts the program as people run it: embedded PostgreSQL with full durability in a temporary folder, the
 * demonstration's trips, and the sandbox with its state in memory. profileDir: folder for the server's CPU profile when
 * it ends; filledDir: a folder with a database, which is kept; env: further settings.
 */
export const startProgram = async ({
  profileDir,
  filledDir,
  env = {},
}: {
  profileDir?: string | undefined;
  filledDir?: string | undefined;
  env?: Record<string, string>;
} = {}): Promise<Program> => {
  const dataDir = filledDir ?? mkdtempSync(join(tmpdir(), 'poth-bench-'));
  mkdirSync(dataDir, { recursive: true });
  // PostgreSQL may have to run as another user than the benchmark.
  chmodSync(dataDir, 0o755);
  const ports = {
    PORT: String(await freePort()),
    SANDBOX_PORT: String(await freePort()),
    SANDBOX_SMTP_PORT: String(await freePort()),
  };
  const profiled = profileDir
    ? ['--cpu-prof', '--cpu-prof-interval=500', `--cpu-prof-dir=${profileDir}`]
    : [];
  const sandbox = await startChild('sandbox', { ...ports, ...env }, []);
  const environment = { ...ports, POTH_DATA_DIR: dataDir, POTH_DEMONSTRATION: 'on', ...ordinary, ...env };
  const server = await startChild('portal', environment, [...portalOptions, ...profiled]);
  const databaseDir = join(dataDir, 'postgres');
  const postgres = await startEmbeddedPostgres({ dataDir: databaseDir, log: () => undefined });
  const databaseUrl = await ensureDatabase(postgres.adminUrl, 'poth');
  const beside: (() => Promise<void>)[] = [];
  return {
    portalUrl: server.address.replace('localhost', '127.0.0.1'),
    sandboxUrl: sandbox.address,
    databaseUrl,
    processes: {
      serverPid: server.pid,
      postmasterPid: findPostmaster(databaseDir)?.pid ?? 0,
      sandboxPid: sandbox.pid,
    },
    startBeside: async () => {
      const own = { PORT: String(await freePort()), DATABASE_URL: databaseUrl };
      const { address, stop } = await startChild('portal', { ...environment, ...own }, portalOptions);
      beside.push(stop);
      return address.replace('localhost', '127.0.0.1');
    },
    stop: async () => {
      for (const stop of beside) await stop();
      await server.stop();
      await sandbox.stop();
      await postgres.stop();
      if (!filledDir) rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

type Progress = { dates: number; sold: number; isAuditDue: boolean };

/**
 * Days on sale, today included, for which the demonstration's counters have sold trips. isAuditDue: an audit is due or under
 * way, as it is once a portal starts on a database that was filled long before.
 */
const progress = `
  select (select due_at <= now() from audit_turn) as "isAuditDue",
    (select count(distinct service_date)::int from trip_publication where service_date >= ${dhakaTodayInSql}) as dates,
    (select count(*)::int from trip t join operator o using (operator_id)
      where o.slug <> $1 and exists (select from booking b where b.trip_id = t.trip_id)) as sold`;

/**
 * Waits until the month is published, the demonstration's counters have stopped selling and an audit that is due is over,
 * six minutes of a core with three million bookings; then runs at once the work that autovacuum would do within minutes.
 */
export const waitUntilFilled = async (databaseUrl: string): Promise<void> => {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  let before = -1;
  for (let quiet = 0; quiet < quietSeconds; ) {
    const { rows } = await client.query<Progress>(progress, [benchSlug]);
    const { dates, sold, isAuditDue } = rows[0] ?? { dates: 0, sold: 0, isAuditDue: true };
    const isQuiet = dates > settings.saleOpensDays && sold > 0 && sold === before && !isAuditDue;
    quiet = isQuiet ? quiet + 1 : 0;
    before = sold;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  await client.query('vacuum (analyze)');
  await client.query('checkpoint');
  await client.end();
};
