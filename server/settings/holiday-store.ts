import { sql } from 'kysely';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import type { Holiday } from '@poth/domain/settings/holidays.ts';
import type { Database, Tx } from '../db/database.ts';

/** Lists the holidays from a date on. */
export const readHolidays = async (db: Database, from: DhakaDate): Promise<Holiday[]> => {
  const { rows } = await sql<Holiday>`
    select date, jsonb_build_object('en', name_en, 'bn', name_bn) as name from holiday
    where date >= ${from}::date order by date`.execute(db);
  return rows;
};

/** Adds holidays. Returns the dates that had none before. */
export const addHolidays = async (
  tx: Tx,
  holidays: readonly Holiday[],
  by: string,
): Promise<ReadonlySet<DhakaDate>> => {
  const { rows } = await sql<{ date: DhakaDate }>`
    insert into holiday (date, name_en, name_bn, set_by)
    select given.date, given.name_en, given.name_bn, ${by}
    from unnest(${holidays.map(({ date }) => date)}::date[], ${holidays.map(({ name }) => name.en)}::text[],
      ${holidays.map(({ name }) => name.bn)}::text[]) given (date, name_en, name_bn)
    on conflict do nothing
    returning date`.execute(tx);
  return new Set(rows.map(({ date }) => date));
};

/** Deletes a holiday. Returns it, or undefined if there is none. */
export const deleteHoliday = async (tx: Tx, date: DhakaDate): Promise<Holiday | undefined> => {
  const { rows } = await sql<Holiday>`
    delete from holiday where date = ${date}::date
    returning date, jsonb_build_object('en', name_en, 'bn', name_bn) as name`.execute(tx);
  return rows[0];
};
