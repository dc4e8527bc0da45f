import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Figures of an installation. Seconds are the age of the oldest one, null where there is none. */
export type InstallationFigures = {
  confirmedLately: number;
  unseatedLately: number;
  holds: number;
  paymentsOpen: number;
  paymentsOpenSeconds: number | null;
  paymentsOverdueSeconds: number | null;
  paymentsReview: number;
  paymentsReviewSeconds: number | null;
  refundsOpen: number;
  refundsOpenSeconds: number | null;
  differencesOpen: number;
  differencesSeconds: number | null;
  outboxWaiting: number;
  outboxSeconds: number | null;
  invariantsBroken: number;
  auditSeconds: number | null;
  databaseBytes: number;
  connections: number;
  mostConnections: number;
};

/**
 * Reads the figures in one statement, each by an index. `confirmedLately`: in five minutes; `unseatedLately`: in an hour.
 * Sales of counters do not show that travellers can pay, so only those of the web count. `paymentsReview` is the list of
 * /admin/money: a risky payment whose booking waits, and money that came otherwise than requested and is not being refunded.
 */
export const readFigures = async (db: Database): Promise<InstallationFigures> => {
  const { rows } = await sql<InstallationFigures>`
    select
      (select count(*) from booking where confirmed_at > now() - interval '5 minutes' and channel = 'web') as confirmed_lately,
      (select count(*) from booking where state = 'unseated' and created_at > now() - interval '1 hour') as unseated_lately,
      (select count(*) from booking where state = 'held' and held_until > now()) as holds,
      p.open as payments_open, p.seconds as payments_open_seconds, p.overdue as payments_overdue_seconds,
      w.waiting as payments_review, w.seconds as payments_review_seconds,
      r.open as refunds_open, r.seconds as refunds_open_seconds,
      g.open as differences_open, g.seconds as differences_seconds,
      o.waiting as outbox_waiting, o.seconds as outbox_seconds,
      (select count(*) from audit_result where found > 0) as invariants_broken,
      (select extract(epoch from now() - coalesce(max(checked_at), (select keys_since from installation)))::float
        from audit_result) as audit_seconds,
      pg_database_size(current_database()) as database_bytes,
      -- On a cluster the view pg_stat_activity needs a right below it that this role lacks.
      (select pg_stat_get_db_numbackends(oid) from pg_database where datname = current_database())::int as connections,
      current_setting('max_connections')::int as most_connections
    from (select count(*) as open, extract(epoch from now() - min(created_at))::float as seconds,
          extract(epoch from now() - min(open_until))::float as overdue
          from payment where state in ('created', 'redirected')) p,
      (select count(*) as waiting, extract(epoch from now() - min(since))::float as seconds
          from (select p.paid_at as since from booking b
              join payment p on p.trip_id = b.trip_id and p.booking_id = b.booking_id and p.state = 'paid' and p.reason = 'risky'
              where b.state = 'review'
            union all select coalesce(p.paid_at, p.created_at) from payment p
              where p.state = 'review' and not exists (
                select from refund r where r.trip_id = p.trip_id and r.payment_id = p.payment_id)) r) w,
      (select count(*) as open, extract(epoch from now() - min(requested_at))::float as seconds
          from refund where state <> 'settled') r,
      (select count(*) as open, extract(epoch from now() - min(found_at))::float as seconds
          from gateway_difference where state = 'open') g,
      (select count(*) as waiting, extract(epoch from now() - min(available_at))::float as seconds
          from (select available_at from outbox where done_at is null order by available_at limit 10000) w) o`.execute(
    db,
  );
  const [figures] = rows;
  if (!figures) throw new Error('the database tells nothing of itself');
  return figures;
};
