import { sql } from 'kysely';
import type { Database, Tx } from './database.ts';

/** Reads the database's time, the only clock that decides about seats and money; within a transaction it stands still. */
export const databaseNow = async (db: Database | Tx): Promise<Date> => {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db);
  return rows[0]?.now ?? new Date(Number.NaN);
};

/** Today in Dhaka, as SQL: current_date follows the session's time zone, whose day differs until six in the morning. */
export const dhakaTodayInSql = "(now() at time zone 'Asia/Dhaka')::date";
