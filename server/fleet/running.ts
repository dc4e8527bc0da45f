import { sql } from 'kysely';

/** Today in Dhaka. */
export const dhakaToday = sql`(now() at time zone 'Asia/Dhaka')::date`;

/** Whether a schedule s is still to run some day. */
export const stillRuns = sql`(s.retired_at is null and (s.valid_until is null or s.valid_until >= ${dhakaToday}
  or exists (select from jsonb_array_elements_text(s.extra_dates) extra(day) where extra.day::date >= ${dhakaToday})))`;
