import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Figures of an installation. Seconds are those of the oldest, null where there is none. */
export type InstallationFigures = {
  confirmedLately: number;
  unseatedLately: number;
  holds: number;
  paymentsOpen: number;
  paymentsOpenSeconds: number | null;
  paymentsReview: number;
  refundsOpen: number;
  refundsOpenSeconds: number | null;
  outboxWaiting: number;
  outboxSeconds: number | null;
  invariantsBroken: number;
  auditSeconds: number | null;
  databaseBytes: number;
  connections: number;
  mostConnections: number;
};

/** Reads them, in one statement, each by an index. Lately: in the last five minutes; unseated, in the last hour. */
export const readFigures = async (db: Database): Promise<InstallationFigures> => {
  const { rows } = await sql<InstallationFigures>`
    select
      (select count(*) from booking where confirmed_at > now() - interval '5 minutes') as confirmed_lately,
      (select count(*) from booking where state = 'unseated' and created_at > now() - interval '1 hour') as unseated_lately,
      (select count(*) from booking where state = 'held' and held_until > now()) as holds,
      p.open as payments_open, p.seconds as payments_open_seconds,
      (select count(*) from payment where state = 'review') as payments_review,
      r.open as refunds_open, r.seconds as refunds_open_seconds,
      o.waiting as outbox_waiting, o.seconds as outbox_seconds,
      (select count(*) from audit_result where found > 0) as invariants_broken,
      (select extract(epoch from now() - max(checked_at))::float from audit_result) as audit_seconds,
      pg_database_size(current_database()) as database_bytes,
      (select count(*) from pg_stat_activity where datname = current_database()) as connections,
      current_setting('max_connections')::int as most_connections
    from (select count(*) as open, extract(epoch from now() - min(created_at))::float as seconds
          from payment where state in ('created', 'redirected')) p,
      (select count(*) as open, extract(epoch from now() - min(requested_at))::float as seconds
          from refund where state <> 'settled') r,
      (select count(*) as waiting, extract(epoch from now() - min(available_at))::float as seconds
          from (select available_at from outbox where done_at is null order by available_at limit 10000) w) o`.execute(
    db,
  );
  const [figures] = rows;
  if (!figures) throw new Error('the database tells nothing of itself');
  return figures;
};
