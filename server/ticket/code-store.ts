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

/** Marks a code as used; returns false if it was used before. */
export const spendCode = async (db: Database, mine: Mine): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('oneTimeCode')
    .set({ usedAt: sql<Date>`now()` })
    .where((eb) => eb.and(mine))
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Tells whether a code went by mail; the others go by SMS. */
export const wasMailed = async (
  db: Database,
  { tripId, codeId }: Pick<Mine, 'tripId' | 'codeId'>,
): Promise<boolean> => {
  const { rows } = await sql`
    select from outbox where trip_id = ${tripId} and dedupe_key = ${`account-mail:${codeId}`}`.execute(db);
  return rows.length > 0;
};
