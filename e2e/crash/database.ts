import pg from 'pg';
import { type Database, openDatabase } from '../../server/db/database.ts';
import { readPassword, superuser } from '../../server/db/embedded-cluster.ts';
import { findPostmaster, isAlive } from '../../server/db/postmaster.ts';
import { Unanswered } from './client.ts';
import type { Installation } from './installation.ts';
import { countWaiting } from '../../server/testing/count-waiting.ts';
import { pause } from './pause.ts';
import type { Traveller } from './traveller.ts';

const urlOf = ({ postgresDir }: Installation): string => {
  const port = findPostmaster(postgresDir)?.port;
  if (!port) throw new Unanswered('no database');
  return `postgres://${superuser}:${readPassword(postgresDir)}@127.0.0.1:${port}/poth`;
};

/** Reads the portal's books as its auditor. Throws Unanswered while the database is away. */
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

/** Finds PostgreSQL's postmaster; the returned function kills it and resolves when it is gone. */
export const aimAtPostmaster = ({ postgresDir }: Installation): (() => Promise<void>) => {
  const { pid } = findPostmaster(postgresDir) ?? {};
  if (!pid) throw new Error('no PostgreSQL to kill');
  return async () => {
    process.kill(pid, 'SIGKILL');
    while (findPostmaster(postgresDir)) await pause(5);
  };
};

/** Prepares to kill one of the server's connections, preferably a busy one: PostgreSQL then cuts off all and recovers. */
export const aimAtBackend = async (installation: Installation): Promise<() => Promise<void>> => {
  const client = new pg.Client({ connectionString: urlOf(installation) });
  // This connection is cut off with the others.
  client.on('error', () => undefined);
  await client.connect();
  return async () => {
    while (!(await killOne(client))) await pause(5);
    await client.end().catch(() => undefined);
  };
};

/** Returns whether there was one to kill: a connection may have ended by itself meanwhile. */
const killOne = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query<{ pid: number }>(`select pid from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid()
    order by state = 'idle', state_change desc limit 1`);
  const pid = rows[0]?.pid;
  if (!pid || !isAlive(pid)) return false;
  process.kill(pid, 'SIGKILL');
  return true;
};

/** Rows that the next step of travellers locks: their seats, or their bookings if they have any. */
const lockedRows = (travellers: readonly Traveller[]): string => {
  const ids = travellers.flatMap(({ bookingId }) => (bookingId ? [`'${bookingId}'`] : []));
  const trip = `trip_id = '${travellers[0]?.wish.tripId}'`;
  const seats = travellers.flatMap(({ wish }) => wish.seatNos.map((seatNo) => `'${seatNo}'`));
  return ids.length > 0
    ? `booking where ${trip} and booking_id in (${ids.join()})`
    : `trip_seat where ${trip} and seat_no in (${seats.join()})`;
};

/**
 * Locks the rows that the next step of travellers writes, so that their steps gather in sets. letGo: lets the waiting sets
 * commit, and returns the number of buyers in each, the largest first: rows of one statement share a transaction id (xmin).
 */
export const lockForSets = async (installation: Installation, travellers: readonly Traveller[]) => {
  const [holder, looking] = [0, 1].map(() => new pg.Client({ connectionString: urlOf(installation) })) as [
    pg.Client,
    pg.Client,
  ];
  // Both are cut off when PostgreSQL is killed.
  for (const client of [holder, looking]) {
    client.on('error', () => undefined);
    await client.connect();
  }
  const rows = lockedRows(travellers);
  const before = await looking.query<{ xmin: string }>(`select xmin::text from ${rows}`);
  await holder.query('begin');
  await holder.query(`select from ${rows} for update`);
  const isBusy = async (): Promise<boolean> => {
    const { rows: busy } = await looking.query(`select from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and state = 'active'
        and pid <> pg_backend_pid()`);
    return busy.length > 0;
  };
  return {
    countWaiting: (): Promise<number> => countWaiting(looking),
    letGo: async (): Promise<number[]> => {
      await holder.query('rollback');
      while (await isBusy()) await pause(5);
      const { rows: sets } = await looking.query<{ buyers: number }>(
        `select count(distinct booking_id)::int as buyers from ${rows} and xmin::text <> all($1::text[])
         group by xmin::text order by buyers desc`,
        [before.rows.map(({ xmin }) => xmin)],
      );
      return sets.map(({ buyers }) => buyers);
    },
    end: async (): Promise<void> => {
      await Promise.all([holder, looking].map((client) => client.end().catch(() => undefined)));
    },
  };
};
