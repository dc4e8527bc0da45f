import { type RawBuilder, sql } from 'kysely';
import type { RatingFilter } from '@poth/domain/rating/filter.ts';
import type { RatingOfCompany } from '@poth/domain/rating/rating.ts';
import type { Database } from '../db/database.ts';
import { ratingOf, type RatingRow } from './row.ts';

type ListedRow = RatingRow & {
  operatorId: string;
  operatorEn: string;
  operatorBn: string;
  coachNumber: string;
  routeNameEn: string;
  routeNameBn: string;
  departedAt: Date;
};

const chosen: Record<RatingFilter, RawBuilder<unknown>> = {
  words: sql`r.words <> ''`,
  hidden: sql`r.hidden_at is not null`,
};

type Asked = { operatorId: string | null; only: RatingFilter | null };

/** Reads ratings that are not withdrawn, of one company or of all (null), the newest first, with their trips. */
export const readRatings = async (
  db: Database,
  { operatorId, only }: Asked,
  { limit, offset }: { limit: number; offset: number },
): Promise<RatingOfCompany[]> => {
  const { rows } = await sql<ListedRow>`
    select r.trip_id, r.booking_id, r.punctuality, r.coach, r.staff, r.words, r.rated_at, r.answer, r.answered_at,
      r.hidden_reason, r.hidden_at, coalesce(b.contact_name, '') as contact_name, r.operator_id, o.name_en as operator_en,
      o.name_bn as operator_bn, t.coach_number, t.route_name_en, t.route_name_bn,
      s.departs_at + make_interval(mins => t.delay_minutes) as departed_at
    from rating r
      join booking b on b.trip_id = r.trip_id and b.booking_id = r.booking_id
      join operator o on o.operator_id = r.operator_id
      join trip t on t.trip_id = r.trip_id
      join trip_stop s on s.trip_id = r.trip_id and s.stop_no = 0
    where r.withdrawn_at is null and (${operatorId}::uuid is null or r.operator_id = ${operatorId})
      and ${only ? chosen[only] : sql`true`}
    order by r.rated_at desc, r.trip_id, r.booking_id limit ${limit} offset ${offset}`.execute(db);
  return rows.map((row) => ({
    ...ratingOf(row),
    operatorId: row.operatorId,
    operatorName: { en: row.operatorEn, bn: row.operatorBn },
    coachNumber: row.coachNumber,
    routeName: { en: row.routeNameEn, bn: row.routeNameBn },
    departedAt: row.departedAt,
  }));
};
