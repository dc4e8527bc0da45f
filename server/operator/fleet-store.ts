import { sql } from 'kysely';
import { addDays, type DhakaDate } from '@poth/domain/dhaka.ts';
import { firstTripIdOf } from '@poth/domain/trip/trip-id.ts';
import type { FleetCoach, FleetTrip } from '@poth/domain/operator/fleet.ts';
import type { Database } from '../db/database.ts';

export type FleetTripRow = Omit<FleetTrip, 'routeName'> & { routeNameEn: string; routeNameBn: string };

/** Reads the coaches of an operator by number. */
export const readCoaches = async (db: Database, operatorId: string): Promise<FleetCoach[]> => {
  const { rows } = await sql<FleetCoach>`
    select coach_id, coach_number, coach_type, coach_class, image_key,
      (select count(*) from jsonb_array_elements(layout -> 'rows') line, jsonb_array_elements_text(line) seat
        where seat is not null) as seat_count
    from coach where operator_id = ${operatorId} order by coach_number`.execute(db);
  return rows;
};

type Page = { limit: number; offset: number };

/** Finds the service date up to which a page of upcoming trips has to read. */
const lastDateOf = async (
  db: Database,
  operatorId: string,
  today: DhakaDate,
  { limit, offset }: Page,
): Promise<DhakaDate> => {
  // Trips of today and yesterday, some of which have left, are not counted: the page may read two days more than it needs.
  const { rows } = await sql<{ serviceDate: DhakaDate }>`
    select service_date from (
      select service_date from trip
      where operator_id = ${operatorId} and service_date > ${today}::date and state in ('on-sale', 'closed', 'cancelled')
      order by service_date limit ${limit + offset}) near
    order by service_date desc limit 1`.execute(db);
  return rows[0]?.serviceDate ?? today;
};

/**
 * Reads the trips of an operator that have not left yet, the next one first: from yesterday's service date on, since a
 * delay, of a day at most, moves a departure past midnight. Two statements.
 */
export const readUpcomingTrips = async (
  db: Database,
  operatorId: string,
  today: DhakaDate,
  { limit, offset }: Page,
): Promise<FleetTripRow[]> => {
  const firstDate = addDays(today, -1);
  const lastDate = await lastDateOf(db, operatorId, today, { limit, offset });
  const { rows } = await sql<FleetTripRow>`
    select next.*, seats.sold as seats_sold, next.seat_count - seats.taken as seats_left
    from (
      select t.trip_id, t.state, s.departs_at + make_interval(mins => t.delay_minutes) as departs_at, t.delay_minutes,
        t.route_name_en, t.route_name_bn, t.coach_number, t.seat_count
      from trip t join trip_stop s on s.trip_id = t.trip_id and s.stop_no = 0
        and s.trip_id >= ${firstTripIdOf(firstDate)}::uuid and s.trip_id < ${firstTripIdOf(addDays(lastDate, 1))}::uuid
      where t.operator_id = ${operatorId} and t.service_date between ${firstDate}::date and ${lastDate}::date
        and s.departs_at + make_interval(mins => t.delay_minutes) > now()
        and t.state in ('on-sale', 'closed', 'cancelled')
      order by departs_at, t.trip_id limit ${limit} offset ${offset}) next
    -- Joined by its key again: a cluster counts seats beside a trip, not beside a limited list of trips.
    join trip t on t.trip_id = next.trip_id
    cross join lateral (
      select count(distinct seat_no) filter (where state = 'sold') as sold,
        count(distinct seat_no) filter (
          where state <> 'free'
            and not (state in ('held', 'paying', 'blocked') and expires_at is not null and expires_at <= now())) as taken
      from trip_seat where trip_id = t.trip_id) seats
    order by next.departs_at, next.trip_id`.execute(db);
  return rows;
};
