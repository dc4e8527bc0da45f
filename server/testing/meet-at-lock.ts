import type pg from 'pg';
import { isCluster } from '../db/cluster.ts';
import { withClient } from '../db/testing.ts';
import { eventually } from './buyer.ts';
import { countWaiting } from './count-waiting.ts';
import type { World } from './world.ts';

/** Most milliseconds until the calls wait: lock_timeout ends a wait after two seconds, and transaction() retries five times. */
const patienceMs = 8_000;

/**
 * Locks the rows of a statement `select … from … for update`. A cluster locks rows of several trips only by an update,
 * which here changes nothing.
 */
const lockRows = async (holder: pg.Client, lock: string): Promise<void> => {
  const [, table, where] = /^select\b.* from (\w+)(?: (where .+))? for update$/s.exec(lock.trim()) ?? [];
  if (!isCluster() || !table) return void (await holder.query(lock));
  const { rows } = await holder.query<{ column: string }>(
    `select attname as "column" from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
    order by attnum desc limit 1`,
    [table],
  );
  const column = holder.escapeIdentifier(rows[0]?.column ?? '');
  await holder.query(`update ${table} set ${column} = ${column} ${where ?? ''}`);
};

/**
 * Forces the interleaving of a race: the superuser locks what all calls want; they start one after another, and once
 * all of them wait the lock is released. Of calls for one row, the first to wait goes first. Returns how each ended.
 * `lock`: one statement, in a transaction that is rolled back.
 */
export const meetAtLock = async <T>(
  { databaseUrl }: Pick<World, 'databaseUrl'>,
  lock: string,
  calls: readonly (() => Promise<T>)[],
): Promise<PromiseSettledResult<T>[]> =>
  withClient(databaseUrl, async (holder) => {
    await holder.query('begin');
    await lockRows(holder, lock);
    const ends: Promise<PromiseSettledResult<T>[]>[] = [];
    await withClient(databaseUrl, async (looking) => {
      for (const call of calls) {
        ends.push(Promise.allSettled([call()]));
        const inAll = ends.length;
        await eventually(
          async () => (await countWaiting(looking)) >= inAll,
          `${inAll} of ${calls.length} wait at the lock`,
          patienceMs,
        );
      }
    });
    await holder.query('rollback');
    return (await Promise.all(ends)).flat();
  });
