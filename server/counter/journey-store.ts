import { sql } from 'kysely';
import { keptForCounter } from './kept-store.ts';
import type { FromPlace } from '@poth/domain/counter/journey.ts';
import type { CoachClass, CoachType } from '@poth/domain/fleet/coach.ts';
import type { SeatLayout } from '@poth/domain/fleet/seat-layout.ts';
import type { ClassFares } from '@poth/domain/schedule/fares.ts';
import type { Journey } from '@poth/domain/trip/trip.ts';
import type { Database } from '../db/database.ts';
import { takeableRow } from '../seating/store.ts';
import { sellsAt } from '../trip/sells-at-store.ts';

export type JourneyRow = Journey & {
  coachNumber: string;
  coachType: CoachType;
  coachClass: CoachClass;
  fromEn: string;
  fromBn: string;
  toEn: string;
  toBn: string;
  toAliases: string[];
  departsAt: Date;
  farePaisa: number;
  classFaresPaisa: ClassFares | null;
  /** Seat plan; null unless classes have fares of their own. */
  layout: SeatLayout | null;
  seatsLeft: number;
  seatCount: number;
};

/**
 * Time span and operator of a search for departures; trip ids, which begin with their service date, are bounded to the
 * dates that can leave a stop in it.
 */
export type Span = { operatorId: string; from: Date; until: Date; leastTripId: string; mostTripId: string };

/** Time at which a coach leaves a stop, its delay included. */
const leavesAt = sql`f.departs_at + make_interval(mins => t.delay_minutes)`;

const journeysOf = ({ operatorId, from, until, leastTripId, mostTripId }: Span) => sql`
  trip t
    join operator o on o.operator_id = t.operator_id and o.state = 'verified'
    -- The bounds are repeated for the fares: PostgreSQL does not infer them from the trips, and they keep other months unread.
    join trip_fare f on f.trip_id = t.trip_id and f.trip_id >= ${leastTripId} and f.trip_id < ${mostTripId}
      and ${leavesAt} >= ${from} and ${leavesAt} < ${until} and ${sellsAt(sql`f.from_stop_no`)}
  where t.trip_id >= ${leastTripId} and t.trip_id < ${mostTripId} and t.operator_id = ${operatorId} and t.state in ('on-sale', 'departed')`;

/** Reads the journeys from a place in order of departure, with the seats left on each. */
export const readJourneys = async (
  db: Database,
  span: Span,
  fromPlaceId: string,
  limit: number,
): Promise<JourneyRow[]> => {
  const { rows } = await sql<JourneyRow>`
    select j.*, a.name_en as from_en, a.name_bn as from_bn, z.name_en as to_en, z.name_bn as to_bn, z.aliases as to_aliases
    from (
      select t.trip_id, f.from_stop_no, f.to_stop_no, f.from_place_id, f.to_place_id, ${leavesAt} as departs_at,
        f.fare_paisa, f.class_fares_paisa,
        case when f.class_fares_paisa is not null then t.layout end as layout,
        t.coach_number, t.coach_type, t.coach_class, t.seat_count,
        -- Counted only for the rows that the limit leaves: PostgreSQL does it after the sort.
        t.seat_count - (select count(distinct s.seat_no) from trip_seat s
        where s.trip_id = t.trip_id and s.leg_no >= f.from_stop_no and s.leg_no < f.to_stop_no
          and not (${takeableRow('s')} or ${keptForCounter(sql.ref('s'))})) as seats_left
      from ${journeysOf(span)} and f.from_place_id = ${fromPlaceId}
      order by ${leavesAt}, t.coach_number, f.to_stop_no desc limit ${limit}) j
      join place a on a.place_id = j.from_place_id
      join place z on z.place_id = j.to_place_id
    order by j.departs_at, j.coach_number, j.to_stop_no desc`.execute(db);
  return rows;
};

/** The places that an operator's coaches leave from in a span, by name. */
export const readFromPlaces = async (db: Database, span: Span): Promise<FromPlace[]> => {
  const { rows } = await sql<{ placeId: string; nameEn: string; nameBn: string }>`
    select p.place_id, p.name_en, p.name_bn from place p
    where p.place_id in (select f.from_place_id from ${journeysOf(span)}) order by p.name_en`.execute(db);
  return rows.map(({ placeId, nameEn, nameBn }) => ({ placeId, name: { en: nameEn, bn: nameBn } }));
};
