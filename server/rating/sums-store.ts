import { sql } from 'kysely';
import type { RatingSums } from '@poth/domain/rating/average.ts';
import type { Database } from '../db/database.ts';

/** Sums the stars of ratings that are not withdrawn, by company; ratings with hidden words count. */
export const readRatingSums = async (db: Database): Promise<Map<string, RatingSums>> => {
  const { rows } = await sql<RatingSums & { operatorId: string }>`
    select operator_id, count(*) as ratings, sum(punctuality)::bigint as punctuality, sum(coach)::bigint as coach,
      sum(staff)::bigint as staff
    from rating where withdrawn_at is null group by operator_id`.execute(db);
  return new Map(rows.map(({ operatorId, ...sums }) => [operatorId, sums]));
};
