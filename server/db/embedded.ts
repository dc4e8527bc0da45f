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
import { createServer } from 'node:net';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createCluster, readPassword, superuser } from './embedded-cluster.ts';
import { enter, forgetHolders, leave } from './embedded-holders.ts';
import { choosePostgresAccount, giveTo } from './postgres-account.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { disownStaleLock, findPostmaster, stopPostmaster } from './postmaster.ts';

const baseSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '256MB',
  // No disk that this is likely to run on seeks: reading by an index costs hardly more than reading on.
  random_page_cost: '1.1',
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

/**
 * Runs the portal's own PostgreSQL for those who have no database server, keeping its data in `dataDir`.
 * A server of that directory which already runs (its starter crashed, or another program of the portal
 * is at work) is used as it is. `adminUrl` is the superuser's connection to the database `postgres`;
 * `stop` waits for the server's end, or leaves it running while another program of the portal uses it.
 * `settings` are PostgreSQL's own, beside those of the portal.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log: (line: string) => void;
  settings?: Record<string, string>;
}): Promise<{ adminUrl: string; stop(): Promise<void> }> {
  const parent = dirname(resolve(options.dataDir));
  mkdirSync(parent, { recursive: true });
  const dataDir = join(realpathSync(parent), basename(options.dataDir));
  const port = await bringUp(dataDir, { ...baseSettings, ...options.settings }, options.log);
  enter(dataDir);
  return {
    adminUrl: adminUrlOf(dataDir, port),
    async stop() {
      if (leave(dataDir)) await stopPostmaster(dataDir);
    },
  };
}

async function bringUp(dataDir: string, settings: Record<string, string>, log: (line: string) => void) {
  const startedAt = Date.now();
  let attempts = 0;
  let child: ChildProcess | undefined;
  while (Date.now() < startedAt + startLimitMs) {
    const running = findPostmaster(dataDir);
    if (running?.status === 'ready' && (await answers(adminUrlOf(dataDir, running.port)))) {
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
      log(attempts ? `database started in ${seconds} s` : 'database was running already');
      return running.port;
    }
    const starting = child && child.exitCode === null && child.signalCode === null;
    if (!running && !starting) {
      attempts += 1;
      if (attempts > startAttempts) break;
      if (attempts > 1) await sleep(500);
      child = await launch(dataDir, settings, log);
    }
    await sleep(25);
  }
  throw new Error(`PostgreSQL in ${dataDir} does not start:\n${lastWords(dataDir)}`);
}

const adminUrlOf = (dataDir: string, port: number): string =>
  `postgres://${superuser}:${readPassword(dataDir)}@127.0.0.1:${port}/postgres`;

/** Whether it really serves: one that was killed a moment ago is still there and says it is ready. */
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

async function launch(dataDir: string, settings: Record<string, string>, log: (line: string) => void) {
  const { postgres, initdb } = findPostgresBinaries();
  const account = choosePostgresAccount(dirname(dataDir), postgres);
  if (!existsSync(join(dataDir, 'PG_VERSION'))) log('preparing a new database');
  await createCluster(dataDir, initdb, account, settings.fsync !== 'off');
  giveTo(account, dataDir);
  disownStaleLock(dataDir);
  forgetHolders(dataDir);

  const all = { ...settings, port: String(await findFreePort()) };
  const [command, ...args] = [
    ...account.prefix,
    postgres,
    '-D',
    dataDir,
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const output = openSync(join(dataDir, 'start.log'), 'w');
  // A group of its own: Ctrl-C in a terminal must not stop the database before the portal has finished.
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
