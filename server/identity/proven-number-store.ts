import { type RawBuilder, sql } from 'kysely';
import { provenNumberHours } from '@poth/domain/booking/unpaid.ts';
import type { Database } from '../db/database.ts';

/** Selects the keyed hash of the number that a browser has proved by a code, for as long as that counts. */
export const provenNumberOf = (buyerId: string): RawBuilder<{ numberHash: string }> => sql`
  select number_hash from buyer_number
  where buyer_id = ${buyerId} and proven_at > now() - make_interval(hours => ${provenNumberHours}::int)`;

/** Reads that hash; undefined where the browser has proved no number lately. */
export const readProvenNumber = async (db: Database, buyerId: string): Promise<string | undefined> => {
  const { rows } = await sql<{ numberHash: string }>`${provenNumberOf(buyerId)}`.execute(db);
  return rows[0]?.numberHash;
};

/** Remembers the number that a browser has proved, replacing the one before. */
export const rememberProvenNumber = async (
  db: Database,
  buyerId: string,
  numberHash: string,
): Promise<void> => {
  await db
    .insertInto('buyerNumber')
    .values({ buyerId, numberHash })
    .onConflict((conflict) =>
      conflict.column('buyerId').doUpdateSet({ numberHash, provenAt: sql<Date>`now()` }),
    )
    .execute();
};
