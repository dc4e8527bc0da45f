import { sql } from 'kysely';
import type { Place } from '@poth/domain/place/place.ts';
import type { PlaceToWrite } from '@poth/domain/place/place-typed.ts';
import type { Database, Tx } from '../db/database.ts';
import { touchEveryTrip } from '../db/touch.ts';

/** A place as an admin keeps it. */
export type KeptPlace = Place & {
  listOrder: number;
  version: number;
  retiredAt: Date | null;
  /** Roads and counters that name it. */
  routes: number;
  counters: number;
};

type Row = Omit<KeptPlace, 'name' | 'district'> & {
  nameEn: string;
  nameBn: string;
  districtEn: string;
  districtBn: string;
};

/** Every place, retired ones too, with how often it is used, in the order of lists. */
export const readKeptPlaces = async (db: Database | Tx): Promise<KeptPlace[]> => {
  const { rows } = await sql<Row>`
    select p.place_id, p.name_en, p.name_bn, p.district_en, p.district_bn, p.aliases, p.list_order, p.version, p.retired_at,
      coalesce(r.routes, 0) as routes, coalesce(c.counters, 0) as counters
    from place p
      left join (select place_id, count(distinct route_id) as routes from route_stop group by place_id) r
        on r.place_id = p.place_id
      left join (select place_id, count(*) as counters from counter group by place_id) c on c.place_id = p.place_id
    order by p.retired_at is not null, p.list_order, p.place_id`.execute(db);
  return rows.map(({ nameEn, nameBn, districtEn, districtBn, ...place }) => ({
    ...place,
    name: { en: nameEn, bn: nameBn },
    district: { en: districtEn, bn: districtBn },
  }));
};

const columnsOf = ({ name, district, aliases, listOrder }: PlaceToWrite) => ({
  nameEn: name.en,
  nameBn: name.bn,
  districtEn: district.en,
  districtBn: district.bn,
  aliases: JSON.stringify(aliases),
  listOrder,
});

/** Places are written one after the other, so that no two of them come to be called the same. */
export const lockPlaces = async (tx: Tx): Promise<void> => {
  await sql`lock table place in share row exclusive mode`.execute(tx);
};

/** False: there is one with this id. */
export const addPlace = async (tx: Tx, placeId: string, place: PlaceToWrite): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('place')
    .values({ placeId, ...columnsOf(place) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

/** Writes over the version that was seen. False: another was quicker, or there is none. */
export const changePlace = async (
  tx: Tx,
  { placeId, seenVersion }: { placeId: string; seenVersion: number },
  place: PlaceToWrite,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('place')
    .set((eb) => ({ ...columnsOf(place), version: eb('version', '+', 1), changedAt: sql<Date>`now()` }))
    .where('placeId', '=', placeId)
    .where('version', '=', seenVersion)
    .executeTakeFirst();
  await touchEveryTrip(tx);
  return numUpdatedRows === 1n;
};

/** Retires a place that no road, counter or coming trip names, or brings it back. False: it is so already, or is used. */
export const setRetired = async (tx: Tx, placeId: string, retired: boolean): Promise<boolean> => {
  // A road that is being drawn to it holds its row: then this waits and finds the road.
  await sql`select from place where place_id = ${placeId} for update`.execute(tx);
  // A column each: a cluster asks these apart, and cannot keep rows without one.
  const { rows } = await sql<{ isUsed: boolean }>`
    select exists (select 1 from route_stop s where s.place_id = ${placeId})
      or exists (select 1 from counter c where c.place_id = ${placeId})
      or exists (select 1 from trip_fare f where f.from_place_id = ${placeId} and f.departs_at >= now())
      or exists (select 1 from trip_fare f where f.to_place_id = ${placeId} and f.departs_at >= now()) as is_used`.execute(
    tx,
  );
  if (retired && rows[0]?.isUsed) return false;
  const { numUpdatedRows } = await tx
    .updateTable('place')
    .set((eb) => ({
      retiredAt: retired ? sql<Date>`now()` : null,
      version: eb('version', '+', 1),
      changedAt: sql<Date>`now()`,
    }))
    .where('placeId', '=', placeId)
    .where('retiredAt', retired ? 'is' : 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};
