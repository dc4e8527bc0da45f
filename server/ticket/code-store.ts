import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';

type NewCode = {
  tripId: string;
  codeId: string;
  bookingId: string;
  buyerId: string;
  codeHash: string;
  tries: number;
  minutes: number;
};

/** Stores a one-time code for one device, with its number of tries and its lifetime in minutes. */
export const addCode = async (tx: Tx, { tries, minutes, ...code }: NewCode): Promise<void> => {
  await tx
    .insertInto('oneTimeCode')
    .values({
      ...code,
      triesLeft: tries,
      expiresAt: sql<Date>`now() + make_interval(mins => ${minutes})`,
      usedAt: null,
    })
    .execute();
};

type Mine = { tripId: string; codeId: string; bookingId: string; buyerId: string };

/** Uses up a try at a valid code; undefined where there is no such code or no try is left. */
export const useUpTry = (
  db: Database,
  mine: Mine,
): Promise<{ codeHash: string; triesLeft: number } | undefined> =>
  db
    .updateTable('oneTimeCode')
    .set({ triesLeft: sql<number>`tries_left - 1` })
    .where((eb) => eb.and(mine))
    .where('triesLeft', '>', 0)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning(['codeHash', 'triesLeft'])
    .executeTakeFirst();

/** Marks a code as used. Returns whether it went by mail; undefined if it was used before. */
export const spendCode = (db: Database, mine: Mine): Promise<{ isMailed: boolean } | undefined> =>
  db
    .updateTable('oneTimeCode')
    .set({ usedAt: sql<Date>`now()` })
    .where((eb) => eb.and(mine))
    .where('usedAt', 'is', null)
    .returning(
      sql<boolean>`exists (select from outbox b where b.trip_id = ${mine.tripId}
        and b.dedupe_key = ${`account-mail:${mine.codeId}`})`.as('isMailed'),
    )
    .executeTakeFirst();
