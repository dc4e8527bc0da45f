import { type ChildProcess, spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createCluster, readPassword, superuser } from './embedded-cluster.ts';
import { addHolder, clearHolders, removeHolder } from './embedded-holders.ts';
import { choosePostgresAccount, changeOwner } from './postgres-account.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { Refusal } from '../start/refusal.ts';
import { disownStaleLock, findPostmaster, stopPostmaster } from './postmaster.ts';

const baseSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '256MB',
  // The disks of today hardly seek: reading by an index costs little more than reading sequentially.
  random_page_cost: '1.1',
  // After a checkpoint the first change of each page writes the whole page to the WAL, 8 kB for some bytes, so fewer
  // checkpoints write less. The defaults, five minutes and 1 GB, make one a minute under load. A start after a crash
  // replays this much, which takes tens of seconds; commits wait for the disk as always.
  checkpoint_timeout: '15min',
  max_wal_size: '4GB',
  timezone: 'UTC',
  // A week of logs, one file per day of the week, inside the data directory.
  logging_collector: 'on',
  log_directory: 'log',
  log_filename: 'postgres-%a.log',
  log_truncate_on_rotation: 'on',
  log_rotation_size: '0',
};

const startLimitMs = 5 * 60_000;
const startAttempts = 4;

/** A running PostgreSQL of the portal's own. */
export type EmbeddedPostgres = {
  dataDir: string;
  /** URL of the superuser for the database `postgres`. */
  adminUrl: string;
  isRunning(): boolean;
  /** Starts an ended server again on its port; throws when that fails. */
  restart(signal: AbortSignal): Promise<void>;
  /** The last lines of its logs. */
  lastWords(): string;
  /**
   * Stops the server and waits for its end (`fastMs`: see `stopPostmaster`), or leaves it running while another program
   * of the portal uses it.
   */
  stop(fastMs?: number): Promise<void>;
};

type BringUp = {
  dataDir: string;
  settings: Record<string, string>;
  log: (line: string) => void;
  /** Aborts a start that is under way: the launched server is stopped again. */
  signal?: AbortSignal | undefined;
  /** Port to listen on; without it, any free port. */
  port?: number | undefined;
  attempts: number;
};

/**
 * Runs the portal's own PostgreSQL for those who have no database server, keeping its data in `dataDir`.
 * A server of that directory which already runs (its starter crashed, or another program of the portal
 * is at work) is used as it is. `settings` are PostgreSQL's own, beside those of the portal.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log: (line: string) => void;
  settings?: Record<string, string>;
  signal?: AbortSignal;
}): Promise<EmbeddedPostgres> {
  const { log, signal } = options;
  const parent = dirname(resolve(options.dataDir));
  mkdirSync(parent, { recursive: true });
  const dataDir = join(realpathSync(parent), basename(options.dataDir));
  const settings = { ...baseSettings, ...options.settings };
  const port = await bringUp({ dataDir, settings, log, signal, attempts: startAttempts });
  addHolder(dataDir);
  return {
    dataDir,
    adminUrl: adminUrlOf(dataDir, port),
    isRunning: () => findPostmaster(dataDir) !== undefined,
    async restart(stopping) {
      const again = { dataDir, settings, log, signal: stopping, port, attempts: 1 };
      const found = await bringUp(again);
      // Empties the list of programs that use the server: this one launches it.
      addHolder(dataDir);
      if (found !== port) throw new Error(`It was started again on port ${found}, and was on ${port}.`);
    },
    lastWords: () => lastWords(dataDir),
    async stop(fastMs) {
      if (removeHolder(dataDir)) await stopPostmaster(dataDir, fastMs);
    },
  };
}

async function bringUp({ dataDir, settings, log, signal, port, attempts }: BringUp): Promise<number> {
  const startedAt = Date.now();
  let tries = 0;
  let child: ChildProcess | undefined;
  try {
    while (Date.now() < startedAt + startLimitMs) {
      signal?.throwIfAborted();
      const running = findPostmaster(dataDir);
      if (running?.status === 'ready' && (await answers(adminUrlOf(dataDir, running.port)))) {
        const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
        log(tries ? `database started in ${seconds} s` : 'database was running already');
        return running.port;
      }
      if (!running && !isUnderWay(child)) {
        if (tries === attempts) break;
        tries += 1;
        if (tries > 1) await sleep(500, undefined, { signal });
        child = await launch({ dataDir, settings, log, port, signal });
      }
      await sleep(25);
    }
  } catch (thrown) {
    if (signal?.aborted) await abandon(child);
    throw thrown;
  }
  throw new Refusal(`PostgreSQL in ${dataDir} does not start:\n${lastWords(dataDir)}`);
}

const isUnderWay = (child: ChildProcess | undefined): boolean =>
  child !== undefined && child.exitCode === null && child.signalCode === null;

/** Stops a server that was launched here and that nobody uses yet. */
async function abandon(child: ChildProcess | undefined): Promise<void> {
  if (!child || !isUnderWay(child)) return;
  const ended = once(child, 'exit');
  // SIGINT is PostgreSQL's fast shutdown; the server may not have written its postmaster.pid yet.
  child.kill('SIGINT');
  await Promise.race([ended, sleep(1_000)]);
}

const adminUrlOf = (dataDir: string, port: number): string =>
  `postgres://${superuser}:${readPassword(dataDir)}@127.0.0.1:${port}/postgres`;

/** Tells whether the server answers queries: one that was killed a moment ago still exists and its file says ready. */
async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function launch({ dataDir, settings, log, port, signal }: Omit<BringUp, 'attempts'>) {
  const { postgres, initdb } = findPostgresBinaries();
  const account = choosePostgresAccount(dirname(dataDir), postgres);
  if (!existsSync(join(dataDir, 'PG_VERSION'))) log('preparing a new database');
  await createCluster(dataDir, initdb, account, { durable: settings.fsync !== 'off', signal });
  changeOwner(account, dataDir);
  disownStaleLock(dataDir);
  clearHolders(dataDir);

  const all = { ...settings, port: String(port ?? (await findFreePort())) };
  signal?.throwIfAborted();
  const [command, ...args] = [
    ...account.prefix,
    postgres,
    '-D',
    dataDir,
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const output = openSync(join(dataDir, 'start.log'), 'w');
  // A process group of its own: Ctrl-C in a terminal must not stop the database before the portal has finished.
  const child = spawn(command!, args, {
    ...account.spawn,
    cwd: '/',
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  child.on('error', (error) => log(`database: ${error.message}`));
  child.unref();
  return child;
}

function findFreePort(): Promise<number> {
  return new Promise((settle, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? settle(address.port) : fail(address)));
    });
  });
}

function lastWords(dataDir: string): string {
  const logs = join(dataDir, 'log');
  const files = existsSync(logs) ? readdirSync(logs).map((name) => join(logs, name)) : [];
  const newest = files.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs).slice(0, 1);
  return [join(dataDir, 'start.log'), ...newest]
    .filter((file) => existsSync(file))
    .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n').slice(-8))
    .join('\n');
}
