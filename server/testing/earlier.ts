import { type RawBuilder, sql } from 'kysely';

/**
 * SQL for the moment of a column `ms` milliseconds earlier, computed in UTC: a cluster refuses updates whose expression
 * depends on the session's time zone, as that of a timestamptz and an interval does.
 */
export const earlier = (column: string, ms: number): RawBuilder<Date> =>
  sql`(${sql.ref(column)} at time zone 'UTC' - make_interval(secs => ${ms / 1_000}::float8)) at time zone 'UTC'`;
