import { type RawBuilder, sql } from 'kysely';

/**
 * The moment of a column so many milliseconds earlier, reckoned in UTC: a cluster updates rows by no expression that depends on
 * the session's time zone, as that of a timestamptz and an interval does.
 */
export const earlier = (column: string, ms: number): RawBuilder<Date> =>
  sql`(${sql.ref(column)} at time zone 'UTC' - make_interval(secs => ${ms / 1_000}::float8)) at time zone 'UTC'`;
