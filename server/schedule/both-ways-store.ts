import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';

/** Reads a company's discount for both ways, in percent. */
export const readBothWaysPercent = async (db: Database, operatorId: string): Promise<number> => {
  const { bothWaysPercent } = await db
    .selectFrom('operator')
    .select('bothWaysPercent')
    .where('operatorId', '=', operatorId)
    .executeTakeFirstOrThrow();
  return bothWaysPercent;
};

/**
 * Sets the discount for both ways of a company whose plans are locked; returns the former one, undefined where nothing
 * changed.
 */
export const writeBothWaysPercent = async (
  tx: Tx,
  operatorId: string,
  percent: number,
): Promise<number | undefined> => {
  const { rows } = await sql<{ before: number }>`
    update operator o set both_ways_percent = ${percent}
    from (select operator_id, both_ways_percent as before from operator where operator_id = ${operatorId}) was
    where o.operator_id = was.operator_id and o.both_ways_percent <> ${percent}
    returning was.before`.execute(tx);
  return rows[0]?.before;
};
