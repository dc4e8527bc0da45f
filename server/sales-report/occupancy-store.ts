import { sql } from 'kysely';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import type { Period } from '@poth/domain/sales-report/period.ts';
import type { Occupancy, Reports } from '@poth/domain/sales-report/report.ts';
import type { Database } from '../db/database.ts';

type Row = Occupancy & {
  grouped: 'total' | 'day' | 'route';
  day: DhakaDate;
  routeNameEn: string;
  routeNameBn: string;
};

const occupancyOf = ({ trips, offered, sold }: Row): Occupancy => ({ trips, offered, sold });

/** Reads the occupancy of an operator's coaches that ran, or will run, in a period. */
export const readOccupancy = async (
  db: Database,
  { operatorId, from, until }: Period & { operatorId: string },
): Promise<Reports['occupancy']> => {
  const { rows } = await sql<Row>`
    with t as materialized (
      select t.service_date, t.route_name_en, t.route_name_bn, t.seat_count * t.leg_count as offered, s.sold
      from trip t
        cross join lateral (select count(*) as sold from ticket_leg l where l.trip_id = t.trip_id) s
      where t.operator_id = ${operatorId} and t.service_date between ${from}::date and ${until}::date
        and t.state not in ('draft', 'cancelled'))
    select case when grouping(t.service_date) = 0 then 'day' when grouping(t.route_name_en) = 0 then 'route' else 'total' end as grouped,
      t.service_date as day, t.route_name_en, t.route_name_bn, count(*)::int as trips,
      coalesce(sum(t.offered), 0)::int as offered, coalesce(sum(t.sold), 0)::int as sold
    from t
    group by grouping sets ((), (t.service_date), (t.route_name_en, t.route_name_bn))
    order by t.service_date, t.route_name_en`.execute(db);
  const of = (grouped: Row['grouped']) => rows.filter((row) => row.grouped === grouped);
  const [total] = of('total');
  return {
    total: total ? occupancyOf(total) : { trips: 0, offered: 0, sold: 0 },
    days: of('day').map((row) => ({ ...occupancyOf(row), day: row.day })),
    routes: of('route').map((row) => ({
      ...occupancyOf(row),
      route: { en: row.routeNameEn, bn: row.routeNameBn },
    })),
  };
};
