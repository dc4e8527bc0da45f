import { sql } from 'kysely';
import type { Deps } from '../deps.ts';

/** Deletes the counts of windows that are over: the longest window is a day. */
export const forgetTries =
  ({ db }: Pick<Deps, 'db'>) =>
  async (): Promise<void> => {
    await db.deleteFrom('tryCount').where('windowStart', '<', sql<Date>`now() - interval '1 day'`).execute();
  };
