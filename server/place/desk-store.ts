import { sql } from 'kysely';
import type { Place } from '@poth/domain/place/place.ts';
import type { PlaceToWrite } from '@poth/domain/place/place-typed.ts';
import type { Database, Tx } from '../db/database.ts';
import { touchEveryTrip } from '../db/touch.ts';

/** Place with the columns that admins see. */
export type KeptPlace = Place & {
  listOrder: number;
  version: number;
  retiredAt: Date | null;
  /** Number of roads and counters that use it. */
  routes: number;
  counters: number;
};

type Row = Omit<KeptPlace, 'name' | 'district'> & {
  nameEn: string;
  nameBn: string;
  districtEn: string;
  districtBn: string;
};

/** Reads every place, retired ones too, with the number of its uses, in the order of lists. */
export const readAllPlaces = async (db: Database | Tx): Promise<KeptPlace[]> => {
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

/** Locks the table, so that places are written one at a time and no two can get the same name. */
export const lockPlaces = async (tx: Tx): Promise<void> => {
  await sql`lock table place in share row exclusive mode`.execute(tx);
};

/** Adds a place. Returns false where its id is taken. */
export const addPlace = async (tx: Tx, placeId: string, place: PlaceToWrite): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('place')
    .values({ placeId, ...columnsOf(place) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

/** Changes a place at the version that was seen. Returns false where it was changed since, or there is none. */
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

/**
 * Retires a place that no road, counter or future trip uses, or restores it. Returns false where it is used, or nothing
 * changed.
 */
export const setPlaceRetired = async (tx: Tx, placeId: string, retired: boolean): Promise<boolean> => {
  // A transaction that adds a road to the place has locked its row: this one waits, and then finds the road.
  await sql`select from place where place_id = ${placeId} for update`.execute(tx);
  // One subquery for each column: a cluster runs these separately, and cannot keep rows without a column.
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
