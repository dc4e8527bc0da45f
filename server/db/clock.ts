import { sql } from 'kysely';
import type { Database, Tx } from './database.ts';

/** The database's time, the only one that decides about seats and money; inside a transaction it stands still. */
export const databaseNow = async (db: Database | Tx): Promise<Date> => {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db);
  return rows[0]?.now ?? new Date(Number.NaN);
};

/** Today in Dhaka, for a statement: current_date is the day of the session's time zone, until six in the morning another. */
export const dhakaTodayInSql = "(now() at time zone 'Asia/Dhaka')::date";
