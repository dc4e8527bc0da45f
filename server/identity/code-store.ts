import { sql } from 'kysely';
import { codeLimits } from '@poth/domain/rate-limit/tries.ts';
import type { Database } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import { deviceOfNumber } from './known-device-store.ts';

type Row = Schema['phoneCode'];
type CodeOf = Pick<Row, 'codeId' | 'phone' | 'device'>;

/** One-time code to store. userId: account whose mailbox it goes to, null if it goes to the number. */
export type KeptCode = CodeOf & Pick<Row, 'purpose' | 'userId'>;

/** Stores a one-time code by its hash, with its expiry. */
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

/** Uses up one try at a code that is still valid, under one of these purposes. Returns the stored code. */
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

/** Marks a code as used. Returns whether the number's account knew the device; undefined if the code was used already. */
export const usePhoneCode = (db: Database, mine: CodeOf): Promise<{ isDeviceKnown: boolean } | undefined> =>
  db
    .updateTable('phoneCode')
    .set({ usedAt: sql<Date>`now()` })
    .where((eb) => eb.and(mine))
    .where('usedAt', 'is', null)
    .returning(sql<boolean>`exists (${deviceOfNumber(mine.phone, mine.device)})`.as('isDeviceKnown'))
    .executeTakeFirst();
