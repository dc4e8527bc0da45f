import { sql } from 'kysely';
import { Problem } from '@poth/domain/problem.ts';
import type { Database } from '../db/database.ts';

/** Longer than any code counts: thirty seconds, and as long before and after. */
const keptMinutes = 5;

/**
 * Marks a code of an authenticator app as used up, so that who watched it being typed cannot use it again.
 * Problems: second-factor-wrong where it was used already.
 */
export const useTotpOnce = async (db: Database, userId: string, code: string): Promise<void> => {
  await sql`delete from used_totp where user_id = ${userId}
    and used_at < now() - make_interval(mins => ${keptMinutes})`.execute(db);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('usedTotp')
    .values({ userId, code })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) throw new Problem('second-factor-wrong');
};
