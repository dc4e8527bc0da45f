import { sql } from 'kysely';
import type {
  DatabaseHealth,
  FailingMessage,
  InvariantHealth,
  Outbox,
  TripInLine,
  AuditRun,
} from '@poth/domain/back-office/health.ts';
import type { Database } from '../db/database.ts';

/** Reads the latest check of every invariant, in no order. */
export const readChecks = (db: Database): Promise<InvariantHealth[]> =>
  db.selectFrom('auditResult').selectAll().execute();

/** Reads the run of the audit. */
export const readAuditRun = async (db: Database): Promise<AuditRun> => {
  const { rows } = await sql<AuditRun>`
    select due_at, finished_at, coalesce(claimed_until > now(), false) as is_running, due_at <= now() as is_wanted
    from audit_turn`.execute(db);
  const [turn] = rows;
  if (!turn) throw new Error('nobody keeps the turn of the audit');
  return turn;
};

/** Counts the messages that wait in the outbox, at most a thousand. */
export const readOutbox = async (db: Database): Promise<Outbox> => {
  const { rows } = await sql<Outbox>`
    select count(*) as waiting, count(*) filter (where available_at < now() - interval '5 minutes') as late,
      min(available_at) as oldest
    from (select available_at from outbox where done_at is null order by available_at limit 1000) o`.execute(
    db,
  );
  return rows[0] ?? { waiting: 0, late: 0, oldest: null };
};

/** The messages that failed most often, ten at most. */
export const readFailing = async (db: Database): Promise<FailingMessage[]> => {
  const { rows } = await sql<FailingMessage>`
    select topic, attempts, available_at, last_error from (
      select * from outbox where done_at is null order by available_at limit 1000) o
    where last_error is not null order by attempts desc limit 10`.execute(db);
  return rows;
};

/** The database's name, size and connections. */
export const readDatabase = async (db: Database): Promise<DatabaseHealth> => {
  const { rows } = await sql<DatabaseHealth>`
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

/** Reads some trips, in no order. */
export const readTripsInLine = async (db: Database, tripIds: readonly string[]): Promise<TripInLine[]> => {
  const trips = await db
    .selectFrom('trip as t')
    .innerJoin('operator as o', 'o.operatorId', 't.operatorId')
    .innerJoin('tripStop as s', (join) => join.onRef('s.tripId', '=', 't.tripId').on('s.stopNo', '=', 0))
    .select(['t.tripId', 't.coachNumber', 'o.nameEn', 'o.nameBn', 's.departsAt'])
    .where('t.tripId', 'in', tripIds)
    .execute();
  return trips.map(({ nameEn, nameBn, ...trip }) => ({ ...trip, operator: { en: nameEn, bn: nameBn } }));
};
