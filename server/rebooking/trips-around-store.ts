import { sql } from 'kysely';
import type { CoachClass, CoachType } from '@poth/domain/fleet/coach.ts';
import type { SeatLayout } from '@poth/domain/fleet/seat-layout.ts';
import type { ClassFares } from '@poth/domain/schedule/fares.ts';
import type { Journey } from '@poth/domain/trip/trip.ts';
import type { Database } from '../db/database.ts';
import { opensAt } from '../sale-window/opening-store.ts';
import { sellsAt } from '../trip/sells-at-store.ts';
import type { BoughtTerms } from './store.ts';

/** A trip of a company between two places, as the web sells it. */
export type TripAround = Journey & {
  coachNumber: string;
  coachType: CoachType;
  coachClass: CoachClass;
  layout: SeatLayout;
  farePaisa: number;
  classFaresPaisa: ClassFares | null;
  departsAt: Date;
  arrivesAt: Date;
};

/** Span of trips: by departure, and by a range of trip ids, which sort by service date. */
export type SpanAround = {
  /** Moment that the order begins at: the coach that leaves nearest to it. */
  nearestTo: Date;
  from: Date;
  until: Date;
  leastTripId: string;
  mostTripId: string;
  notTripId: string;
};

/** Departure of a trip from the first stop of a journey, with its delay. */
const leavesAt = sql`(f.departs_at + make_interval(mins => t.delay_minutes))`;

/**
 * Lists the trips of a company between the places of a journey that sell on the web, those that leave nearest to a moment
 * first, the earlier of two as near.
 */
export const readTripsAround = async (
  db: Database,
  { operatorId, coachType, fromPlaceId, toPlaceId }: BoughtTerms,
  { nearestTo, from, until, leastTripId, mostTripId, notTripId }: SpanAround,
  limit: number,
): Promise<TripAround[]> => {
  const { rows } = await sql<TripAround>`
    with moment as (select now() as at)
    select t.trip_id, f.from_stop_no, f.to_stop_no, t.coach_number, t.coach_type, t.coach_class, t.layout,
      f.fare_paisa, f.class_fares_paisa, ${leavesAt} as departs_at,
      f.arrives_at + make_interval(mins => t.delay_minutes) as arrives_at
    from moment cross join trip t
      join operator o on o.operator_id = t.operator_id and o.state = 'verified'
      join trip_fare f on f.trip_id = t.trip_id and f.trip_id >= ${leastTripId} and f.trip_id < ${mostTripId}
        and f.from_place_id = ${fromPlaceId} and f.to_place_id = ${toPlaceId}
        and f.departs_at >= ${from} and f.departs_at < ${until} and ${sellsAt(sql`f.from_stop_no`)}
    where t.trip_id >= ${leastTripId} and t.trip_id < ${mostTripId} and t.trip_id <> ${notTripId}
      and t.operator_id = ${operatorId} and t.coach_type = ${coachType} and t.state in ('on-sale', 'departed')
      and coalesce(${opensAt}, moment.at) <= moment.at
    order by abs(extract(epoch from ${leavesAt} - ${nearestTo}::timestamptz)), ${leavesAt}, t.coach_number
    limit ${limit}`.execute(db);
  return rows;
};
