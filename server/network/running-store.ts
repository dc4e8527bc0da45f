import { sql } from 'kysely';
import { dhakaTodayInSql } from '../db/clock.ts';

/** Current date in Dhaka. */
export const dhakaToday = sql.raw(dhakaTodayInSql);

/** True where a schedule s will still run on some day. */
export const stillRuns = sql`(s.retired_at is null and (s.valid_until is null or s.valid_until >= ${dhakaToday}
  or exists (select from jsonb_array_elements_text(s.extra_dates) extra(day) where extra.day::date >= ${dhakaToday})))`;
