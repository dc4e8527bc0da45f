import { sql } from 'kysely';
import { call } from '../call.ts';
import packed from '../package.json' with { type: 'json' };
import { isUnusual, type UnpaidSignal } from '@poth/domain/booking/unpaid.ts';
import type { Bilingual } from '@poth/domain/language.ts';
import { readUnpaidSignals, windowOf } from '../booking/unpaid-store.ts';
import type { Database } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { type GatewaySeen, seenOf } from '../payment/gateways/watch.ts';
import { type ChoreNote, choresSeen } from './chore-notes.ts';

/** The last look at an invariant. */
export type InvariantSeen = {
  invariant: string;
  says: string;
  found: number;
  broken: Record<string, unknown>[];
  brokenSince: Date | null;
  checkedAt: Date;
  tookMs: number;
};

type Turn = { dueAt: Date; finishedAt: Date | null; isRunning: boolean; isWanted: boolean };
type Failing = { topic: string; attempts: number; availableAt: Date; lastError: string };
type Outbox = { waiting: number; late: number; oldest: Date | null };
type DatabaseSeen = {
  name: string;
  version: string;
  bytes: number;
  connections: number;
  mostConnections: number;
  startedAt: Date;
};

export type Health = {
  checks: InvariantSeen[];
  turn: Turn;
  outbox: Outbox & { failing: Failing[] };
  /** In the memory of the program that answers: others are not known here. */
  chores: ChoreNote[];
  gateway: (GatewaySeen & { name: string }) | null;
  /** The worst first. */
  crowded: CrowdedTrip[];
  database: DatabaseSeen;
  program: { version: string; node: string; startedAt: Date; memoryBytes: number };
};

const readTurn = async (db: Database): Promise<Turn> => {
  const { rows } = await sql<Turn>`
    select due_at, finished_at, coalesce(claimed_until > now(), false) as is_running, due_at <= now() as is_wanted
    from audit_turn`.execute(db);
  const [turn] = rows;
  if (!turn) throw new Error('nobody keeps the turn of the audit');
  return turn;
};

const readOutbox = async (db: Database): Promise<Outbox> => {
  const { rows } = await sql<Outbox>`
    select count(*) as waiting, count(*) filter (where available_at < now() - interval '5 minutes') as late,
      min(available_at) as oldest
    from (select available_at from outbox where done_at is null order by available_at limit 1000) o`.execute(
    db,
  );
  return rows[0] ?? { waiting: 0, late: 0, oldest: null };
};

const readFailing = async (db: Database): Promise<Failing[]> => {
  const { rows } = await sql<Failing>`
    select topic, attempts, available_at, last_error from (
      select * from outbox where done_at is null order by available_at limit 1000) o
    where last_error is not null order by attempts desc limit 10`.execute(db);
  return rows;
};

const readDatabase = async (db: Database): Promise<DatabaseSeen> => {
  const { rows } = await sql<DatabaseSeen>`
    select current_database()::text as name, current_setting('server_version') as version,
      pg_database_size(current_database()) as bytes,
      (select count(*) from pg_stat_activity where datname = current_database()) as connections,
      current_setting('max_connections')::int as most_connections, pg_postmaster_start_time() as started_at`.execute(
    db,
  );
  const [seen] = rows;
  if (!seen) throw new Error('the database does not know itself');
  return seen;
};

/** A trip whose unpaid seats bunch up by network as those of ordinary buyers do not. */
export type CrowdedTrip = UnpaidSignal & {
  tripId: string;
  operator: Bilingual;
  coachNumber: string;
  departsAt: Date;
};

const readCrowded = async ({ db, settings }: Pick<Deps, 'db' | 'settings'>): Promise<CrowdedTrip[]> => {
  const signals = await readUnpaidSignals(db, null, windowOf(settings()));
  const unusual = signals.filter((signal) => isUnusual(signal, settings()));
  if (unusual.length === 0) return [];
  const trips = await db
    .selectFrom('trip as t')
    .innerJoin('operator as o', 'o.operatorId', 't.operatorId')
    .innerJoin('tripStop as s', (join) => join.onRef('s.tripId', '=', 't.tripId').on('s.stopNo', '=', 0))
    .select(['t.tripId', 't.coachNumber', 'o.nameEn', 'o.nameBn', 's.departsAt'])
    .where(
      't.tripId',
      'in',
      unusual.map(({ tripId }) => tripId),
    )
    .execute();
  return unusual.flatMap((signal) => {
    const trip = trips.find(({ tripId }) => tripId === signal.tripId);
    if (!trip) return [];
    const { nameEn, nameBn, ...of } = trip;
    return [{ ...signal, ...of, operator: { en: nameEn, bn: nameBn } }];
  });
};

/** I-2 before I-10. */
const byNumber = new Intl.Collator('en', { numeric: true });

/**
 * Shows how the installation is: its invariants, outbox, chores, gateway, database and program, and trips with unusually
 * many unpaid seats from one network. Seven statements.
 */
export const viewHealth = call(
  { gate: 'admin' },
  async function viewHealth({ deps: { db, gateway, settings } }): Promise<Health> {
    const results = await db.selectFrom('auditResult').selectAll().execute();
    const checks = results.toSorted((one, other) => byNumber.compare(one.invariant, other.invariant));
    const seen = seenOf(gateway);
    return {
      checks,
      turn: await readTurn(db),
      outbox: { ...(await readOutbox(db)), failing: await readFailing(db) },
      chores: choresSeen(db),
      crowded: await readCrowded({ db, settings }),
      gateway: seen ? { ...seen, name: gateway.name } : null,
      database: await readDatabase(db),
      program: {
        version: packed.version,
        node: process.version,
        startedAt: new Date(Date.now() - process.uptime() * 1000),
        memoryBytes: process.memoryUsage().rss,
      },
    };
  },
);
