import { type RawBuilder, sql } from 'kysely';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import type { CoachWay, RoadEnd } from '@poth/domain/schedule/coach-clash.ts';
import type { CoachRun, ScheduleDays } from '@poth/domain/schedule/schedule-days.ts';
import type { Database, Tx } from '../db/database.ts';
import { dayColumns } from './schedule-store.ts';

/** Aggregates the stops of a road p in their order; the first and the last are its ends. */
const ends = (stopNo: RawBuilder<unknown>) => sql`
  json_agg(json_build_object('placeId', p.place_id, 'name', json_build_object('en', p.name_en, 'bn', p.name_bn))
    order by ${stopNo})`;
const endsOf = (stops: readonly RoadEnd[]): Pick<CoachWay, 'from' | 'to'> => {
  const [from, to] = [stops[0], stops.at(-1)];
  if (!from || !to) throw new Error('a road has no stops');
  return { from, to };
};

/** Reads the schedules that a coach serves. */
export const readRunsOfCoach = async (db: Database | Tx, coachId: string): Promise<CoachRun[]> => {
  const { rows } = await sql<
    ScheduleDays & {
      scheduleId: string;
      runningMinutes: number;
      ends: RoadEnd[];
    }
  >`
    select s.schedule_id, ${dayColumns}, road.running_minutes, road.ends
    from schedule s cross join lateral (
      select max(rs.arrive_minute) as running_minutes, ${ends(sql`rs.stop_no`)} as ends
      from route_stop rs join place p on p.place_id = rs.place_id where rs.route_id = s.route_id) road
    where s.coach_id = ${coachId} and s.retired_at is null`.execute(db);
  return rows.map(({ scheduleId, runningMinutes, ends: stops, ...days }) => ({
    scheduleId,
    runningMinutes,
    ...endsOf(stops),
    days,
  }));
};

/** Reads the published runs of a coach's schedules in a span of service dates, cancelled since or not. */
export const readPublishedRuns = (
  tx: Tx,
  coachId: string,
  { from, until }: { from: DhakaDate; until: DhakaDate },
): Promise<{ scheduleId: string; serviceDate: DhakaDate }[]> =>
  tx
    .selectFrom('tripPublication')
    .innerJoin('schedule', 'schedule.scheduleId', 'tripPublication.scheduleId')
    .select(['tripPublication.scheduleId', 'serviceDate'])
    .where('coachId', '=', coachId)
    .where('serviceDate', '>=', from)
    .where('serviceDate', '<=', until)
    .execute();

export type CoachTrip = CoachWay & { tripId: string; scheduleId: string | null };

/** Reads the trips that a coach has on sale in a span of service dates. */
export const readTripsOfCoach = async (
  db: Database | Tx,
  { operatorId, coachNumber }: { operatorId: string; coachNumber: string },
  { from, until }: { from: DhakaDate; until: DhakaDate },
): Promise<CoachTrip[]> => {
  const { rows } = await sql<Omit<CoachTrip, 'from' | 'to'> & { ends: RoadEnd[] }>`
    select t.trip_id, t.schedule_id, road.leaves_at, road.arrives_at, road.ends
    from trip t cross join lateral (
      select min(s.departs_at) as leaves_at, max(s.arrives_at) as arrives_at, ${ends(sql`s.stop_no`)} as ends
      from trip_stop s join place p on p.place_id = s.place_id where s.trip_id = t.trip_id) road
    where t.operator_id = ${operatorId} and t.service_date between ${from}::date and ${until}::date
      and t.coach_number = ${coachNumber} and t.state not in ('cancelled', 'draft')
    order by road.leaves_at`.execute(db);
  return rows.map(({ ends: stops, ...trip }) => ({ ...trip, ...endsOf(stops) }));
};
