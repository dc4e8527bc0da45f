import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../db/embedded.ts';
import { readPassword, superuser } from '../db/embedded-cluster.ts';
import { ensureDatabase, migrate } from '../db/migrate.ts';
import { choosePostgresAccount, changeOwner } from '../db/postgres-account.ts';
import { findPostgresBinaries } from '../db/postgres-binaries.ts';
import { withClient } from '../db/testing.ts';
import { freePort } from './free-port.ts';

const quiet = () => undefined;
/** Files of the running server, which are no part of its data. */
const ofTheServer = /(^|\/)(postmaster\.(pid|opts)|start\.log|holders)$|\/log(\/|$)/;

/** A PostgreSQL with a migrated database, and another one that follows it by streaming, both of a test's own. */
export type ReplicatedDatabase = {
  url: string;
  replicaUrl: string;
  /** Reads the last statement of each connection to the replica. */
  lastAsked(): Promise<string[]>;
  /** Stops the replica's replay of changes; `resume` continues it. */
  hold(): Promise<void>;
  resume(): Promise<void>;
  killReplica(): Promise<void>;
  /** Kills the primary, as a machine that burns down would. */
  killPrimary(): Promise<void>;
  /** Promotes the replica to a primary, which accepts writes. */
  promote(): Promise<void>;
  drop(): Promise<void>;
};

/** Starts both servers; the replica is a copy of the other's files, made as a base backup is. */
export const startReplicated = async (): Promise<ReplicatedDatabase> => {
  const folder = mkdtempSync(join(tmpdir(), `poth-test-${process.pid}-`));
  // PostgreSQL may have to run as another user than the tests.
  chmodSync(folder, 0o755);
  const [dataDir, replicaDir] = [join(folder, 'postgres'), join(folder, 'replica')];
  const unsafe = { fsync: 'off', full_page_writes: 'off', shared_buffers: '64MB' };
  const primary = await startEmbeddedPostgres({ dataDir, log: quiet, settings: unsafe });
  const url = await ensureDatabase(primary.adminUrl, 'poth');
  await migrate(url, quiet);

  await withClient(primary.adminUrl, async (client) => {
    await client.query("select pg_backup_start('replica', true)");
    cpSync(dataDir, replicaDir, { recursive: true, filter: (path) => !ofTheServer.test(path) });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    writeFileSync(join(replicaDir, 'backup_label'), rows[0]?.labelfile ?? '');
  });
  const port = await freePort();
  const from = `host=127.0.0.1 port=${new URL(primary.adminUrl).port} user=${superuser} password=${readPassword(dataDir)}`;
  writeFileSync(join(replicaDir, 'standby.signal'), '');
  appendFileSync(join(replicaDir, 'postgresql.auto.conf'), `\nprimary_conninfo = '${from}'\n`);
  chmodSync(replicaDir, 0o700);

  const { postgres } = findPostgresBinaries();
  const account = choosePostgresAccount(dirname(replicaDir), postgres);
  changeOwner(account, replicaDir);
  const settings = {
    ...unsafe,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port),
  };
  const [command = postgres, ...args] = [
    ...account.prefix,
    postgres,
    '-D',
    replicaDir,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const server: ChildProcess = spawn(command, args, { ...account.spawn, cwd: '/', stdio: 'ignore' });
  const replicaUrl = url.replace(`:${new URL(url).port}/`, `:${port}/`);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  const ask = <Row extends object>(text: string) =>
    withClient(replicaUrl, async (client) => (await client.query<Row>(text)).rows);
  while (true) {
    const isOpen = await ask('select 1').then(
      () => true,
      () => false,
    );
    if (isOpen) break;
    if (server.exitCode !== null) throw new Error('the replica does not start');
    await pause(50);
  }
  return {
    url,
    replicaUrl,
    lastAsked: async () =>
      (
        await ask<{ query: string }>(
          "select query from pg_stat_activity where datname = 'poth' and pid <> pg_backend_pid()",
        )
      ).map(({ query }) => query),
    hold: async () => void (await ask('select pg_wal_replay_pause()')),
    resume: async () => void (await ask('select pg_wal_replay_resume()')),
    killReplica: () => end('SIGKILL'),
    killPrimary: async () => {
      process.kill(Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
      while (primary.isRunning()) await pause(50);
    },
    promote: async () => void (await ask('select pg_promote()')),
    drop: async () => {
      await end('SIGQUIT');
      await primary.stop(1_000);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
