import { spawnSync } from 'node:child_process';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../server/db/embedded.ts';
import { ensureDatabase } from '../../server/db/migrate.ts';
import { findPostmaster, stopPostmaster } from '../../server/db/postmaster.ts';

/** Few enough for a handful of clients to use up. */
const mostConnections = 60;

/** Sends a signal to a PostgreSQL and all its processes. */
const signalAll = (dataDir: string, signal: NodeJS.Signals): void => {
  const postmaster = findPostmaster(dataDir)?.pid;
  if (!postmaster) throw new Error('PostgreSQL does not run');
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const children = stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, parent]) => (pid && parent === postmaster ? [pid] : []));
  for (const pid of [postmaster, ...children]) process.kill(pid, signal);
};

/** Starts a PostgreSQL for the proof, separate from the portal, so that it can be taken away. */
export const startDatabase = async (dataDir: string) => {
  const settings = { max_connections: String(mostConnections) };
  const postgres: EmbeddedPostgres = await startEmbeddedPostgres({
    dataDir,
    settings,
    log: () => undefined,
  });
  const url = await ensureDatabase(postgres.adminUrl, 'poth');
  const pool = new pg.Pool({ connectionString: url, max: 3 });
  // Idle connections get an error too when the database ends.
  pool.on('error', () => undefined);
  return {
    url,
    pool,
    /** Opens a connection whose loss with the database is ignored. */
    connect: async (): Promise<pg.Client> => {
      const client = new pg.Client(url);
      client.on('error', () => undefined);
      await client.connect();
      return client;
    },
    takeAway: () => stopPostmaster(postgres.dataDir),
    bringBack: () => postgres.restart(new AbortController().signal),
    /** Makes it hang: connections stay open, and nothing is answered. */
    freeze: () => signalAll(postgres.dataDir, 'SIGSTOP'),
    thaw: () => signalAll(postgres.dataDir, 'SIGCONT'),
    stop: async (): Promise<void> => {
      // An interrupted proof may leave it stopped.
      if (postgres.isRunning()) signalAll(postgres.dataDir, 'SIGCONT');
      await pool.end();
      await postgres.stop();
    },
  };
};
