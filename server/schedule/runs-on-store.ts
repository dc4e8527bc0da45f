import { type RawBuilder, sql } from 'kysely';

/**
 * Tells whether a schedule s runs on a date, as `scheduleRunsOn` does. A run that would have left before its schedule
 * was published does not count.
 */
export const runsOnDate = (date: RawBuilder<unknown>) => sql`(
  s.retired_at is null and not s.exceptions ? (${date})::text and (
    s.extra_dates ? (${date})::text
    or ((s.weekdays >> extract(dow from ${date})::int) & 1) = 1
      and (s.valid_from is null or ${date} >= s.valid_from)
      and (s.valid_until is null or ${date} <= s.valid_until))
  and (s.published_at is null or s.published_at < (${date})::timestamp at time zone 'Asia/Dhaka'
    + make_interval(mins => coalesce((s.other_times ->> (${date})::text)::int, s.departure_minute))))`;
