import { sql } from 'kysely';
import type { CounterName } from '@poth/domain/place/find-counter.ts';
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

/** Reads every known place, those that a trip from now on calls at first, each part in the order of the list. */
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

/** Reads the names of the counters that verified operators offer, once for each place, those of the most operators first. */
export const readCounterNames = async (db: Database): Promise<CounterName[]> => {
  const { rows } = await sql<{ placeId: string; nameEn: string; nameBn: string; operators: number }>`
    select c.place_id, min(c.name_en) as name_en, min(c.name_bn) as name_bn,
      count(distinct c.operator_id)::int as operators
    from counter c join operator o on o.operator_id = c.operator_id and o.state = 'verified'
    where c.retired_at is null
    group by c.place_id, lower(c.name_en)
    order by operators desc, c.place_id, name_en`.execute(db);
  return rows.map(({ nameEn, nameBn, ...counter }) => ({ ...counter, name: { en: nameEn, bn: nameBn } }));
};

/** Reads the ids of all places. */
export const readPlaceIds = async (db: Database): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ placeId: string }>`select place_id from place`.execute(db);
  return new Set(rows.map(({ placeId }) => placeId));
};
