import { sql } from 'kysely';
import { codeLimits } from '@poth/domain/rate-limit/tries.ts';
import type { Database } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';

type Row = Schema['phoneCode'];
type CodeOf = Pick<Row, 'codeId' | 'phone' | 'device'>;

/** A one-time code that is to be kept; userId: whose mailbox it goes to, null where it goes to the number. */
export type KeptCode = CodeOf & Pick<Row, 'purpose' | 'userId'>;

/** Writes a one-time code down by its hash, for as long as it is good. */
export const putPhoneCode = async (db: Database, kept: KeptCode, codeHash: string): Promise<void> => {
  await db
    .insertInto('phoneCode')
    .values({
      ...kept,
      codeHash,
      triesLeft: codeLimits.tries,
      expiresAt: sql<Date>`now() + make_interval(mins => ${codeLimits.minutes})`,
      usedAt: null,
    })
    .execute();
};

/** Uses up one try at a code that still counts, under one of these purposes; answers the code as it is kept. */
export const takePhoneCodeTry = (db: Database, mine: CodeOf, purposes: readonly Row['purpose'][]) =>
  db
    .updateTable('phoneCode')
    .set({ triesLeft: sql<number>`tries_left - 1` })
    .where((eb) => eb.and(mine))
    .where('purpose', 'in', purposes)
    .where('triesLeft', '>', 0)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning(['codeHash', 'triesLeft', 'userId'])
    .executeTakeFirst();

/** Marks a code as used; answers false where it was already. */
export const usePhoneCode = async (db: Database, mine: CodeOf): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('phoneCode')
    .set({ usedAt: sql<Date>`now()` })
    .where((eb) => eb.and(mine))
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};
