import { sql } from 'kysely';
import type { ManifestTrip } from '@poth/domain/boarding/manifest.ts';
import { addDays, type DhakaDate } from '@poth/domain/dhaka.ts';
import { firstTripIdOf } from '@poth/domain/trip/trip-id.ts';
import type { Database } from '../db/database.ts';

export type ListedTrip = Omit<ManifestTrip, 'routeName'> & { routeNameEn: string; routeNameBn: string };

/** Condition on a trip t: it waits to leave, or is on its way by its times, delay included. */
const isUnderWay = sql`t.state in ('on-sale', 'closed', 'departed') and exists (select from trip_stop l
  where l.trip_id = t.trip_id and l.stop_no = t.leg_count and l.arrives_at + make_interval(mins => t.delay_minutes) > now())`;

/** Condition on a trip t with its first stop s: it was marked as left, or should have left over an hour ago. */
const hasLeft = sql`(t.state in ('departed', 'arrived')
  or s.departs_at + make_interval(mins => t.delay_minutes, hours => 1) < now())`;

/**
 * Reads an operator's trips of a service date, all or those under way, in order of departure, with their numbers of
 * tickets sold and boarded. leftLast: those that have left come after the others.
 */
export const readTripsOfDay = async (
  db: Database,
  operatorId: string,
  { date, only, leftLast = false }: { date: DhakaDate; only?: 'under-way'; leftLast?: boolean },
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedTrip[]> => {
  const byLeft = leftLast ? sql`has_left,` : sql``;
  const [least, most] = [firstTripIdOf(date), firstTripIdOf(addDays(date, 1))];
  const { rows } = await sql<ListedTrip>`
    select day.*, k.sold, k.boarded, k.missed
    from (
      select t.trip_id, t.state, t.route_name_en, t.route_name_bn, t.coach_number, t.delay_minutes, t.seat_count,
        s.departs_at + make_interval(mins => t.delay_minutes) as departs_at,
        ${hasLeft} as has_left
      from trip t join trip_stop s on s.trip_id = t.trip_id and s.stop_no = 0
      -- The service date is part of the id, so the primary key finds the day.
      where t.trip_id >= ${least} and t.trip_id < ${most} and t.operator_id = ${operatorId} and t.state <> 'draft'
        and ${only ? isUnderWay : sql`true`}
      order by ${byLeft} departs_at, t.trip_id limit ${limit} offset ${offset}) day
    -- Joined again by its key: on a cluster the counts can be computed beside a trip, but not beside a page of trips.
    join trip t on t.trip_id = day.trip_id
    cross join lateral (
      select count(*) filter (where state <> 'void') as sold, count(*) filter (where state = 'boarded') as boarded,
        count(*) filter (where state = 'no-show') as missed
      from ticket where trip_id = t.trip_id) k
    order by ${byLeft} day.departs_at, day.trip_id`.execute(db);
  return rows;
};
