import { sql } from 'kysely';
import type { Place } from '@poth/domain/place/place.ts';
import type { Database } from '../db/database.ts';

type PlaceRow = {
  placeId: string;
  nameEn: string;
  nameBn: string;
  districtEn: string;
  districtBn: string;
  aliases: string[];
};

const placeOf = (row: PlaceRow): Place => ({
  placeId: row.placeId,
  name: { en: row.nameEn, bn: row.nameBn },
  district: { en: row.districtEn, bn: row.districtBn },
  aliases: row.aliases,
});

/** Every known place, those that a trip from now on calls at first, each part in the order of the list. */
export const readPlaces = async (db: Database, now: Date): Promise<(Place & { hasTrips: boolean })[]> => {
  const { rows } = await sql<PlaceRow & { hasTrips: boolean }>`
    with served as (
      select from_place_id as place_id from trip_fare where departs_at >= ${now}
      union select to_place_id from trip_fare where departs_at >= ${now})
    select p.*, s.place_id is not null as has_trips
    from place p left join served s on s.place_id = p.place_id
    where p.retired_at is null
    order by s.place_id is null, p.list_order, p.place_id`.execute(db);
  return rows.map((row) => ({ ...placeOf(row), hasTrips: row.hasTrips }));
};
