import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { openSetsOf } from '../db/sets.ts';
import type { ByQueue } from './lot-store.ts';

/** Takes the next numbers of a queue for arrivals after the opening; returns the last of them. */
export const takeLateNumbers = async (
  db: Database,
  roomId: string,
  { proven, unproven }: ByQueue<number>,
): Promise<ByQueue<number> | undefined> => {
  const { rows } = await sql<ByQueue<number>>`
    update waiting_room set proven_late = proven_late + ${proven}::int, unproven_late = unproven_late + ${unproven}::int
    where room_id = ${roomId} returning proven_late as proven, unproven_late as unproven`.execute(db);
  return rows[0];
};

/** Proven place that was taken after the opening. */
type LatePlace = { roomId: string; placeId: string; lateNo: number };
type Named = Pick<LatePlace, 'roomId' | 'placeId'>;

const nameOf = ({ roomId, placeId }: Named): string => `${roomId} ${placeId}`;

/** Lists the places as rows asked (room_id, place_id). */
const asRows = (places: readonly Named[]) => sql`
  unnest(${places.map(({ roomId }) => roomId)}::uuid[], ${places.map(({ placeId }) => placeId)}::text[]) asked (room_id, place_id)`;

/** Returns the numbers of places, by their names. */
const numbersOf = (rows: readonly LatePlace[]): ReadonlyMap<string, number> =>
  new Map(rows.map((row) => [nameOf(row), row.lateNo]));

/** Reads the number of a proven place that was taken after the opening; undefined where it was not. */
export const readLateNumber = openSetsOf<Named, number | undefined>(async (db, places) => {
  const { rows } = await sql<LatePlace>`
    select room_id, place_id, late_no from late_place join ${asRows(places)} using (room_id, place_id)`.execute(
    db,
  );
  const numbers = numbersOf(rows);
  return places.map((place) => numbers.get(nameOf(place)));
});

/** Keeps the number of a proven place, unless it has one already; returns the one that it has. */
export const keepLateNumber = openSetsOf<LatePlace, number>(
  async (db, places) => {
    // In one order everywhere, so that two processes with the same places do not wait for each other.
    const { rows } = await sql<LatePlace>`
      insert into late_place (room_id, place_id, late_no)
      select room_id, place_id, late_no
      from unnest(${places.map(({ roomId }) => roomId)}::uuid[], ${places.map(({ placeId }) => placeId)}::text[],
        ${places.map(({ lateNo }) => lateNo)}::int[]) drawn (room_id, place_id, late_no)
      order by room_id, place_id
      on conflict (room_id, place_id) do update set late_no = late_place.late_no
      returning room_id, place_id, late_no`.execute(db);
    const numbers = numbersOf(rows);
    return places.map((place) => numbers.get(nameOf(place)) ?? place.lateNo);
  },
  (place) => [nameOf(place)],
);
