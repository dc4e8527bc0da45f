import { withClient } from '../db/testing.ts';
import { eventually } from './buyer.ts';
import { countWaiting } from './count-waiting.ts';
import type { World } from './world.ts';

/** PostgreSQL's lock_timeout ends a wait after two seconds; transaction() tries again, five times. */
const patienceMs = 8_000;

/**
 * Forces the interleaving of a race: a statement of the superuser locks what all of the calls want; one call after the
 * other runs up to it, and once all of them wait the lock is let go: of those that want the same row, the first to wait
 * comes first. Answers how each ended. lock: one statement, in a transaction that is rolled back.
 */
export const meetAtLock = async <T>(
  { databaseUrl }: Pick<World, 'databaseUrl'>,
  lock: string,
  calls: readonly (() => Promise<T>)[],
): Promise<PromiseSettledResult<T>[]> =>
  withClient(databaseUrl, async (holder) => {
    await holder.query('begin');
    await holder.query(lock);
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
