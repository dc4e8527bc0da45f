import { sql } from 'kysely';
import type { Amenity, CoachClass, CoachType } from '@poth/domain/fleet/coach.ts';
import type { Coach } from '@poth/domain/fleet/coach-form.ts';
import type { SeatLayout } from '@poth/domain/fleet/seat-layout.ts';
import type { Bilingual } from '@poth/domain/language.ts';
import type { Database, Tx } from '../db/database.ts';
import { touchEveryTrip } from '../db/touch.ts';
import { stillRuns } from '../network/running-store.ts';

export type ListedCoach = {
  coachId: string;
  coachNumber: string;
  busName: string | null;
  coachType: CoachType;
  coachClass: CoachClass;
  seatCount: number;
  imageKey: string | null;
  /** Number of schedules that will still run on it. */
  schedules: number;
  retired: boolean;
};

/** Reads the coaches of an operator by number, retired ones last. One statement. */
export const readListedCoaches = async (
  db: Database,
  operatorId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedCoach[]> => {
  const { rows } = await sql<ListedCoach>`
    select c.coach_id, c.coach_number, c.bus_name, c.coach_type, c.coach_class, c.image_key, c.retired_at is not null as retired,
      (select count(*) from jsonb_array_elements(c.layout -> 'rows') line, jsonb_array_elements_text(line) seat
        where seat is not null) as seat_count,
      (select count(*) from schedule s where s.coach_id = c.coach_id and ${stillRuns}) as schedules
    from coach c where c.operator_id = ${operatorId}
    order by c.retired_at is not null, c.coach_number, c.coach_id limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows;
};

export type OwnCoach = Coach & {
  imageKey: string | null;
  facilities: Amenity[];
  layout: SeatLayout;
  retiredAt: Date | null;
};

/** Reads a coach of an operator by its id. */
export const readOwnCoach = (
  db: Database | Tx,
  operatorId: string,
  coachId: string,
): Promise<OwnCoach | undefined> =>
  db
    .selectFrom('coach')
    .select([
      'coachId',
      'coachNumber',
      'busName',
      'coachType',
      'coachClass',
      'layout',
      'facilities',
      'imageKey',
      'retiredAt',
    ])
    .where('operatorId', '=', operatorId)
    .where('coachId', '=', coachId)
    .executeTakeFirst();

/** Reads a coach of an operator by its number, retired or not. */
export const readCoachNumbered = (
  tx: Tx,
  operatorId: string,
  coachNumber: string,
): Promise<Coach | undefined> =>
  tx
    .selectFrom('coach')
    .select(['coachId', 'coachNumber', 'busName', 'coachType', 'coachClass', 'layout', 'facilities'])
    .where('operatorId', '=', operatorId)
    .where('coachNumber', '=', coachNumber)
    .executeTakeFirst();

/** Tells whether another coach of the operator has the number. */
export const isNumberTaken = async (
  tx: Tx,
  operatorId: string,
  { coachId, coachNumber }: Pick<Coach, 'coachId' | 'coachNumber'>,
): Promise<boolean> => {
  const row = await tx
    .selectFrom('coach')
    .select('coachId')
    .where('operatorId', '=', operatorId)
    .where('coachNumber', '=', coachNumber)
    .where('coachId', '<>', coachId)
    .executeTakeFirst();
  return row !== undefined;
};

/**
 * Writes a new or changed coach; a retired one is offered again. imageKey null: the picture stays. Returns false for a
 * coach of another operator.
 */
export const saveOwnCoach = async (
  tx: Tx,
  operatorId: string,
  coach: Coach,
  imageKey: string | null,
): Promise<boolean> => {
  const { layout, facilities, ...rest } = coach;
  const values = { ...rest, layout: JSON.stringify(layout), facilities: JSON.stringify(facilities) };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('coach')
    .values({ ...values, operatorId, imageKey })
    .onConflict((conflict) =>
      conflict
        .column('coachId')
        .doUpdateSet({ ...values, retiredAt: null, ...(imageKey ? { imageKey } : {}) })
        .where('coach.operatorId', '=', operatorId),
    )
    .executeTakeFirstOrThrow();
  await touchEveryTrip(tx);
  return numInsertedOrUpdatedRows === 1n;
};

/** Reads the schedules that will still run on a coach: their routes and departure minutes. */
export const readUsesOfCoach = async (
  tx: Tx,
  coachId: string,
): Promise<{ name: Bilingual; departureMinute: number }[]> => {
  const { rows } = await sql<{ nameEn: string; nameBn: string; departureMinute: number }>`
    select r.name_en, r.name_bn, s.departure_minute from schedule s join route r on r.route_id = s.route_id
    where s.coach_id = ${coachId} and ${stillRuns} order by s.departure_minute, r.name_en`.execute(tx);
  return rows.map(({ nameEn, nameBn, departureMinute }) => ({
    name: { en: nameEn, bn: nameBn },
    departureMinute,
  }));
};

/** Retires a coach. Returns false where it is already retired. */
export const retireOwnCoach = async (tx: Tx, operatorId: string, coachId: string): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('coach')
    .set({ retiredAt: sql<Date>`now()` })
    .where('operatorId', '=', operatorId)
    .where('coachId', '=', coachId)
    .where('retiredAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};
