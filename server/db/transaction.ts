import { DatabaseError } from 'pg';
import { Problem } from '@poth/domain/problem.ts';
import type { Database, Tx } from './database.ts';
import { isOldPlan } from './prepared-statements.ts';
import { touchAgain } from './touch.ts';

/** Serialization failure, deadlock, lock not available: nothing was written, so the same work may be tried again. */
const retriableCodes = new Set(['40001', '40P01', '55P03']);
const tries = 5;
/** Milliseconds after which a transaction touches its trips again: processes look back only a second for changes. */
const longMs = 250;

/** Thrown by work that lost a race and comes out right when it is run again from the start. */
export class TryAgain extends Error {}

/** Tells whether work failed without any effect and may succeed when it is run again. */
export const isRetriable = (thrown: unknown): boolean =>
  thrown instanceof TryAgain ||
  (thrown instanceof DatabaseError && (retriableCodes.has(thrown.code ?? '') || isOldPlan(thrown)));

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Runs work that has no effect where it fails, and runs it again where the database, or TryAgain, asks for it: two
 * processes that claim rows in different orders deadlock, for example.
 * Problems: unavailable, after too many tries.
 */
export const retrying = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (thrown) {
      if (!isRetriable(thrown)) throw thrown;
      if (attempt === tries) throw new Problem('unavailable');
      await pause(Math.random() * 20 * 2 ** attempt);
    }
  }
};

/**
 * Runs database work as a transaction, and again where the database asks for it. The work must not call the network: a
 * transaction never waits for another server. A connection lost during COMMIT leaves the outcome unknown: the error is
 * thrown, and the caller's idempotency key tells the next try what happened.
 */
export const transaction = <T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> =>
  retrying(() =>
    db.transaction().execute(async (tx) => {
      const beganMs = performance.now();
      const answer = await work(tx);
      if (performance.now() - beganMs > longMs) await touchAgain(tx);
      return answer;
    }),
  );
