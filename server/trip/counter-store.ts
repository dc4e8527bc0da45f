import { sql } from 'kysely';
import type { Bilingual } from '@poth/domain/language.ts';
import type { ChangeOf, ToldCounter } from '@poth/domain/trip/change.ts';
import type { Database, Tx } from '../db/database.ts';

type Row = { counterId: string; nameEn: string; nameBn: string; servesAt: Date };
type Wish = Pick<ChangeOf<'counter'>, 'stopNo' | 'counterId' | 'toCounterId' | 'minutesLater'> & {
  tripId: string;
  operatorId: string;
};

const told = ({ counterId, nameEn, nameBn, servesAt }: Row): ToldCounter => {
  const name: Bilingual = { en: nameEn, bn: nameBn };
  return { counterId, name, at: servesAt.toISOString() };
};

/** Reads the counters of an operator at each stop of a trip, by stop and name. */
export const readCountersAtStops = async (
  db: Database,
  { tripId, operatorId }: { tripId: string; operatorId: string },
): Promise<{ stopNo: number; counterId: string; name: Bilingual }[]> => {
  const { rows } = await sql<{ stopNo: number; counterId: string; nameEn: string; nameBn: string }>`
    select s.stop_no, c.counter_id, c.name_en, c.name_bn
    from trip_stop s join counter c on c.place_id = s.place_id and c.operator_id = ${operatorId} and c.retired_at is null
    where s.trip_id = ${tripId} order by s.stop_no, c.name_en, c.counter_id`.execute(db);
  return rows.map(({ nameEn, nameBn, ...counter }) => ({ ...counter, name: { en: nameEn, bn: nameBn } }));
};

/** Reads the counter of a trip that is to be replaced; undefined where the trip does not call there. */
export const readCounterOfTrip = async (tx: Tx, wish: Wish): Promise<ToldCounter | undefined> => {
  const row = await tx
    .selectFrom('tripCounter')
    .select(['counterId', 'nameEn', 'nameBn', 'servesAt'])
    .where('tripId', '=', wish.tripId)
    .where('stopNo', '=', wish.stopNo)
    .where('counterId', '=', wish.counterId)
    .executeTakeFirst();
  return row && told(row);
};

/**
 * Replaces a counter of a trip with another one of the operator in the same place, for its bookings too; a counter at
 * which the trip already calls keeps its own time. Returns the new counter, or undefined where there is none.
 */
export const replaceCounter = async (tx: Tx, wish: Wish): Promise<ToldCounter | undefined> => {
  const { tripId, stopNo, counterId, toCounterId, operatorId, minutesLater } = wish;
  await sql`
    insert into trip_counter (trip_id, stop_no, counter_id, name_en, name_bn, address_en, address_bn, phone, serves_at,
      reporting_at)
    select old.trip_id, old.stop_no, c.counter_id, c.name_en, c.name_bn, c.address_en, c.address_bn, c.phone,
      old.serves_at + make_interval(mins => ${minutesLater}), old.reporting_at + make_interval(mins => ${minutesLater})
    from trip_counter old
      join trip_stop s on s.trip_id = old.trip_id and s.stop_no = old.stop_no
      join counter c on c.counter_id = ${toCounterId} and c.operator_id = ${operatorId}
        and c.place_id = s.place_id and c.retired_at is null
    where old.trip_id = ${tripId} and old.stop_no = ${stopNo} and old.counter_id = ${counterId}
    on conflict do nothing`.execute(tx);
  const became = await readCounterOfTrip(tx, { ...wish, counterId: toCounterId });
  if (!became) return undefined;
  await tx
    .deleteFrom('tripCounter')
    .where('tripId', '=', tripId)
    .where('stopNo', '=', stopNo)
    .where('counterId', '=', counterId)
    .execute();
  await sql`
    update booking set
      boarding_counter_id = case when from_stop_no = ${stopNo} and boarding_counter_id = ${counterId} then ${toCounterId}::uuid
        else boarding_counter_id end,
      dropping_counter_id = case when to_stop_no = ${stopNo} and dropping_counter_id = ${counterId} then ${toCounterId}::uuid
        else dropping_counter_id end,
      version = version + 1
    where trip_id = ${tripId} and (from_stop_no = ${stopNo} and boarding_counter_id = ${counterId}
      or to_stop_no = ${stopNo} and dropping_counter_id = ${counterId})`.execute(tx);
  return became;
};
