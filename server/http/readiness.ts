import pg from 'pg';
import type { GatewayHealth } from '@poth/domain/payment/gateway-health.ts';
import { listMigrations } from '../db/migrate.ts';
import { gatewayHealthOf } from '../payment/gateways/watch.ts';
import type { Gateways } from '../payment/gateways/gateways.ts';

/** Readiness of this program; facts that do not decide it are included. */
export type Readiness = {
  ready: boolean;
  database: 'answers' | 'away';
  /** `behind`: migrations of this program are missing. Migrations of a newer program are no fault. */
  migrations: 'applied' | 'behind' | 'unknown';
  /** Times at which a payment gateway last answered this program and last failed to; null where none was ever called. */
  gateway: Pick<GatewayHealth, 'goodAt' | 'failedAt'> | null;
  /** Age of the oldest undelivered announcement; null where there is none, or while it is unknown. */
  outbox: { oldestSeconds: number | null };
};

const answerLimitMs = 2_000;
const keptMs = 1_000;

type Seen = Pick<Readiness, 'database' | 'migrations' | 'outbox'>;
/** A look at the database and the time at which it ended; null while it is under way. */
type Kept = { seen: Promise<Seen>; doneAt: number | null };
const newest = (moments: readonly (Date | null)[]): Date | null => {
  const times = moments.flatMap((moment) => (moment ? [moment.getTime()] : []));
  return times.length > 0 ? new Date(Math.max(...times)) : null;
};
const nothingSeen: Seen = { database: 'away', migrations: 'unknown', outbox: { oldestSeconds: null } };

const readDatabase = async (client: pg.Client, own: readonly number[], seen: Seen): Promise<void> => {
  await client.connect();
  await client.query('select 1');
  seen.database = 'answers';
  const { rows } = await client.query<{ number: number }>('select number from schema_migration');
  const applied = new Set(rows.map(({ number }) => number));
  seen.migrations = own.every((number) => applied.has(number)) ? 'applied' : 'behind';
  if (seen.migrations === 'behind') return;
  const { rows: waiting } = await client.query<{ seconds: number | null }>(`
    select extract(epoch from now() - min(created_at))::float as seconds
    from (select created_at from outbox where done_at is null order by available_at limit 1000) o`);
  seen.outbox = { oldestSeconds: waiting[0]?.seconds ?? null };
};

/**
 * Checks whether database and migrations let this program serve, on a connection of its own: a busy one says nothing
 * about the database. Answers within two seconds, however long the database hangs; a result is kept for one second and
 * concurrent checks share one look, so frequent checks cost the database nothing.
 */
export const createReadiness = ({ url, gateways }: { url: string; gateways: Pick<Gateways, 'all'> }) => {
  const own = listMigrations();
  const look = async (): Promise<Seen> => {
    const seen = { ...nothingSeen };
    const client = new pg.Client({
      connectionString: url,
      application_name: 'poth-ready',
      connectionTimeoutMillis: answerLimitMs,
    });
    client.on('error', () => undefined);
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, answerLimitMs);
    });
    await Promise.race([readDatabase(client, own, seen).catch(() => undefined), limit]);
    clearTimeout(timer);
    // Cuts off a query that has no answer yet, without waiting for that.
    void client.end().catch(() => undefined);
    return { ...seen };
  };

  let last: Kept | undefined;
  const lookOrKept = (): Promise<Seen> => {
    if (last && (last.doneAt === null || performance.now() - last.doneAt < keptMs)) return last.seen;
    const current: Kept = { seen: look(), doneAt: null };
    current.seen = current.seen.finally(() => {
      current.doneAt = performance.now();
    });
    last = current;
    return current.seen;
  };

  return async (): Promise<Readiness> => {
    const seen = await lookOrKept();
    const notes = gateways.all.flatMap((gateway) => gatewayHealthOf(gateway) ?? []);
    return {
      ready: seen.database === 'answers' && seen.migrations === 'applied',
      ...seen,
      gateway:
        notes.length > 0
          ? {
              goodAt: newest(notes.map((note) => note.goodAt)),
              failedAt: newest(notes.map((note) => note.failedAt)),
            }
          : null,
    };
  };
};
