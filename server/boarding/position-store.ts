import { sql } from 'kysely';
import {
  type CoachPosition,
  positionEverySeconds,
  positionShownMinutes,
} from '@poth/domain/trip/position.ts';
import type { TripState } from '@poth/domain/trip/lifecycle.ts';
import type { Database } from '../db/database.ts';

type PositionedTrip = {
  operatorId: string;
  state: TripState;
  delayMinutes: number;
  /** Published departure from the first stop and arrival at the last, and the place of the last. */
  departsAt: Date;
  arrivesAt: Date;
  lastPlaceId: string;
  /** Time by the database's clock. */
  now: Date;
};

/** Reads the operator and the times of a trip. */
export const readPositionedTrip = async (
  db: Database,
  tripId: string,
): Promise<PositionedTrip | undefined> => {
  const { rows } = await sql<PositionedTrip>`
    select t.operator_id, t.state, t.delay_minutes, f.departs_at, l.arrives_at, l.place_id as last_place_id, now() as now
    from trip t
      join trip_stop f on f.trip_id = t.trip_id and f.stop_no = 0
      join trip_stop l on l.trip_id = t.trip_id and l.stop_no = t.leg_count
    where t.trip_id = ${tripId}`.execute(db);
  return rows[0];
};

/** Least seconds between two stored positions: the intervals of thirty seconds of two phones are not in step. */
const leastApartSeconds = positionEverySeconds - 5;

/** Stores the position of a coach, unless the stored one is as recent; of two phones the later time wins. */
export const writePosition = async (
  db: Database,
  tripId: string,
  { latitude, longitude, seenAt }: CoachPosition,
): Promise<void> => {
  await sql`
    insert into trip_position (trip_id, latitude, longitude, seen_at)
    values (${tripId}, ${latitude}, ${longitude}, ${seenAt})
    on conflict (trip_id) do update
      set latitude = excluded.latitude, longitude = excluded.longitude, seen_at = excluded.seen_at
      where excluded.seen_at - trip_position.seen_at > make_interval(secs => ${leastApartSeconds})`.execute(
    db,
  );
};

export const deletePosition = async (db: Database, tripId: string): Promise<void> => {
  await db.deleteFrom('tripPosition').where('tripId', '=', tripId).execute();
};

/** Deletes positions that are too old to be shown. */
export const deleteOldPositions = async (db: Database): Promise<void> => {
  await sql`delete from trip_position where seen_at < now() - make_interval(mins => ${positionShownMinutes})`.execute(
    db,
  );
};
