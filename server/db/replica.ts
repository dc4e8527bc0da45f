import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { isDatabaseAway } from './is-away.ts';

/** Most milliseconds that a replica may be behind the database and still be read. */
const mostBehindMs = 1_000;
const askEveryMs = 200;
/** SQLSTATE of a query that a replica cancelled because it would have held up replication. */
const endedByReplica = '40001';

/** Replica: a copy of the database that follows it, for calls that only read. */
export type Replica = {
  db: Database;
  /** Tells whether it has everything that was written until a second ago. */
  isFollowing(): boolean;
  stop(): Promise<void>;
};

/** Position in the write-ahead log as a number, from PostgreSQL's text: 16/B374D848. */
const positionOf = (text: string): bigint => {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
};

const readWritten = async (db: Database): Promise<bigint> => {
  const { rows } = await sql<{ position: string }>`
    select pg_current_wal_insert_lsn()::text as position`.execute(db);
  return positionOf(rows[0]?.position ?? '');
};

/** Reads the position that a replica has replayed; null for a server that is no replica. */
const readFollowed = async (db: Database): Promise<bigint | null> => {
  const { rows } = await sql<{ position: string | null }>`
    select pg_last_wal_replay_lsn()::text as position`.execute(db);
  return rows[0]?.position ? positionOf(rows[0].position) : null;
};

/** Tells whether a query may be repeated on the database, because the replica gave no answer. */
export const isReplicaFault = (thrown: unknown): boolean =>
  isDatabaseAway(thrown) ||
  (thrown instanceof Error && 'code' in thrown && String(thrown.code) === endedByReplica);

/**
 * Watches how far a replica is behind the database: a few times a second, both are asked for their position by a small
 * statement. The log says when the replica falls behind or is away, and when it follows again.
 */
export const followPrimary = (db: Database, replica: Database, log: (line: string) => void): Replica => {
  /** Positions of the database, each with the moment of its reading by the clock of this process. */
  let marks: { at: number; position: bigint }[] = [];
  let knowsAllUntil: number | null = null;
  let wasFollowing: boolean | null = null;
  const stopping = new AbortController();
  const isFollowing = (): boolean =>
    knowsAllUntil !== null && performance.now() - knowsAllUntil <= mostBehindMs;

  const look = async (): Promise<void> => {
    const at = performance.now();
    marks.push({ at, position: await readWritten(db) });
    const followed = await readFollowed(replica);
    if (followed === null) throw new Error('it is no replica');
    const reached = marks.findLast(({ position }) => position <= followed);
    if (reached) knowsAllUntil = reached.at;
    marks = marks.filter((mark) => mark !== reached && mark.at > (knowsAllUntil ?? 0)).slice(-50);
  };
  const tell = (why: string): void => {
    const follows = isFollowing();
    if (follows === wasFollowing) return;
    if (follows) log('replica: follows: pages of desks are read from it');
    else log(`replica: ${why}: everything is read from the database itself`);
    wasFollowing = follows;
  };
  const watch = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const why = await look().then(
        () => 'behind by more than a second',
        (thrown: Error) => `away (${thrown.message})`,
      );
      if (!stopping.signal.aborted) tell(why);
      await pause(askEveryMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const watched = watch();
  return {
    db: replica,
    isFollowing,
    stop: async () => {
      stopping.abort();
      await watched;
      await replica.destroy();
    },
  };
};
