import { sql } from 'kysely';
import { addDays, type DhakaDate } from '@poth/domain/dhaka.ts';
import { firstTripIdOf } from '@poth/domain/trip/trip-id.ts';
import type { WeekTrip } from '@poth/domain/operator/week.ts';
import type { Database } from '../db/database.ts';

export type WeekRunRow = {
  /** Id of the schedule, or of the trip itself where it has none. */
  runId: string;
  routeNameEn: string;
  routeNameBn: string;
  /** Usual departure, in minutes after midnight in Dhaka. */
  departureMinute: number;
};

/** Limits the stops of a span's trips by their key, so that no other day is read. */
const within = ({ from, until }: Pick<Span, 'from' | 'until'>) => sql`
  s.trip_id >= ${firstTripIdOf(from)}::uuid and s.trip_id < ${firstTripIdOf(addDays(until, 1))}::uuid`;

type Span = { operatorId: string; from: DhakaDate; until: DhakaDate };

/** Reads the runs of an operator that have trips in a span of service dates, by departure and route. */
export const readWeekRuns = async (
  db: Database,
  { operatorId, from, until }: Span,
  { limit, offset }: { limit: number; offset: number },
): Promise<WeekRunRow[]> => {
  const { rows } = await sql<WeekRunRow>`
    select coalesce(t.schedule_id, t.trip_id) as run_id, min(t.route_name_en) as route_name_en,
      min(t.route_name_bn) as route_name_bn,
      mode() within group (order by extract(epoch from (s.departs_at at time zone 'Asia/Dhaka')::time)::int / 60) as departure_minute
    from trip t join trip_stop s on s.trip_id = t.trip_id and s.stop_no = 0 and ${within({ from, until })}
    where t.operator_id = ${operatorId} and t.service_date between ${from}::date and ${until}::date and t.state <> 'draft'
    group by 1 order by departure_minute, route_name_en, run_id limit ${limit} offset ${offset}`.execute(db);
  return rows;
};

/** Reads the trips of some runs in a span, each with the number of seats sold on any leg. */
export const readWeekTrips = async (
  db: Database,
  { operatorId, from, until }: Span,
  runIds: readonly string[],
): Promise<WeekTrip[]> => {
  const { rows } = await sql<WeekTrip>`
    select t.trip_id, coalesce(t.schedule_id, t.trip_id) as run_id, t.service_date, t.state, t.coach_number,
      s.departs_at + make_interval(mins => t.delay_minutes) as departs_at,
      (select max(last.arrives_at) from trip_stop last where last.trip_id = t.trip_id)
        + make_interval(mins => t.delay_minutes) as arrives_at,
      t.delay_minutes, t.seat_count,
      (select count(distinct seat_no) from trip_seat seat where seat.trip_id = t.trip_id and seat.state = 'sold') as seats_sold
    from trip t join trip_stop s on s.trip_id = t.trip_id and s.stop_no = 0 and ${within({ from, until })}
    where t.operator_id = ${operatorId} and t.service_date between ${from}::date and ${until}::date and t.state <> 'draft'
      and coalesce(t.schedule_id, t.trip_id) = any(${[...runIds]}::uuid[])
    order by t.service_date, departs_at`.execute(db);
  return rows;
};
