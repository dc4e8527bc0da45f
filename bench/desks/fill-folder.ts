import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { databaseOver } from '../../server/db/database.ts';
import { startEmbeddedPostgres } from '../../server/db/embedded.ts';
import { ensureDatabase, migrate } from '../../server/db/migrate.ts';
import { insertTables } from '../../server/db/seed/insert-rows.ts';
import { seedPlaces } from '../../server/db/seed/seed-places.ts';
import { demonstrationSupply, supplyTables } from '../../server/db/seed/supply.ts';
import { transaction } from '../../server/db/transaction.ts';
import { coachesOf, fillDesks, size } from './fill.ts';

/** Starts PostgreSQL in a folder, fast and not durable: filling is not measured. Creates the schema. */
export const startForFilling = async (folder: string) => {
  mkdirSync(folder, { recursive: true });
  // PostgreSQL may have to run as another user than the benchmark.
  chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres({
    dataDir: join(folder, 'postgres'),
    log: () => undefined,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  });
  try {
    const url = await ensureDatabase(postgres.adminUrl, 'poth');
    await migrate(url, () => undefined);
    return { postgres, url };
  } catch (thrown) {
    await postgres.stop();
    throw thrown;
  }
};

/**
 * Fills an empty database with the company of the desks; withDemonstration: also with the demonstration's operators,
 * whose trips the portal publishes and sells when it starts.
 */
export const fillDatabase = async (
  url: string,
  { bookings, withDemonstration = false }: { bookings: number; withDemonstration?: boolean },
  say: (line: string) => void,
): Promise<void> => {
  // Without the portal's time limits: thousands of sales are generated inside a transaction.
  const pool = new pg.Pool({ connectionString: url, max: 2, options: '-c role=poth_app' });
  const db = databaseOver(new PostgresDialect({ pool }));
  await seedPlaces({ db });
  say(`filling: ${coachesOf(bookings)} coaches, ${size.days} days, ${size.bookingsPerTrip} bookings a trip`);
  const startedAt = Date.now();
  await fillDesks(db, say, bookings);
  // Inserted after the company's past trips: publishing those days would give the demonstration past trips too.
  if (withDemonstration) await transaction(db, (tx) => insertTables(tx, supplyTables, demonstrationSupply()));
  await db.destroy();
  const owner = new pg.Client(url);
  await owner.connect();
  await owner.query('vacuum (analyze)');
  await owner.end();
  say(`filled in ${Math.round((Date.now() - startedAt) / 1000)} s`);
};
