import pg from 'pg';
import { type Database, openDatabase } from '../../server/db/database.ts';
import { readPassword, superuser } from '../../server/db/embedded-cluster.ts';
import { findPostmaster, isAlive } from '../../server/db/postmaster.ts';
import { Unanswered } from './client.ts';
import type { Installation } from './installation.ts';
import { pause } from './pause.ts';

const urlOf = ({ postgresDir }: Installation): string => {
  const port = findPostmaster(postgresDir)?.port;
  if (!port) throw new Unanswered('no database');
  return `postgres://${superuser}:${readPassword(postgresDir)}@127.0.0.1:${port}/poth`;
};

/** Reads the portal's own books as its auditor does. Throws Unanswered while the database is away. */
export const readBooks = async <Answer>(
  installation: Installation,
  read: (db: Database) => Promise<Answer>,
): Promise<Answer> => {
  const db = openDatabase(urlOf(installation), 'poth_auditor', { max: 1 });
  try {
    return await read(db);
  } catch (thrown) {
    throw new Unanswered(`the books: ${String(thrown)}`);
  } finally {
    await db.destroy();
  }
};

/** Takes aim at PostgreSQL's postmaster; the blow answers when it is gone. */
export const aimAtPostmaster = ({ postgresDir }: Installation): (() => Promise<void>) => {
  const { pid } = findPostmaster(postgresDir) ?? {};
  if (!pid) throw new Error('no PostgreSQL to kill');
  return async () => {
    process.kill(pid, 'SIGKILL');
    while (findPostmaster(postgresDir)) await pause(5);
  };
};

/** Takes aim at one of the server's connections, a busy one first: PostgreSQL then cuts off all and recovers. */
export const aimAtBackend = async (installation: Installation): Promise<() => Promise<void>> => {
  const client = new pg.Client({ connectionString: urlOf(installation) });
  // It is cut off with the others.
  client.on('error', () => undefined);
  await client.connect();
  return async () => {
    while (!(await killOne(client))) await pause(5);
    await client.end().catch(() => undefined);
  };
};

/** Answers whether there was one: a connection may have ended by itself in the meantime. */
const killOne = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query<{ pid: number }>(`select pid from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid()
    order by state = 'idle', state_change desc limit 1`);
  const pid = rows[0]?.pid;
  if (!pid || !isAlive(pid)) return false;
  process.kill(pid, 'SIGKILL');
  return true;
};
