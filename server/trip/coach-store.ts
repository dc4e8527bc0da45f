import { sql } from 'kysely';
import { addDays } from '@poth/domain/dhaka.ts';
import type { Amenity, CoachClass, CoachType } from '@poth/domain/fleet/coach.ts';
import type { SeatLayout } from '@poth/domain/fleet/seat-layout.ts';
import type { ClassFares } from '@poth/domain/schedule/fares.ts';
import type { RunningCoach } from '@poth/domain/trip/change.ts';
import type { RunOfCoach } from '@poth/domain/trip/effect.ts';
import { serviceDateOf } from '@poth/domain/trip/trip-id.ts';
import type { Database, Tx } from '../db/database.ts';

export type FleetCoach = {
  coachId: string;
  coachNumber: string;
  coachType: CoachType;
  coachClass: CoachClass;
  layout: SeatLayout;
  facilities: Amenity[];
};

/** Reads a coach of an operator's own fleet. */
export const readFleetCoach = (
  db: Database | Tx,
  operatorId: string,
  coachId: string,
): Promise<FleetCoach | undefined> =>
  db
    .selectFrom('coach')
    .select(['coachId', 'coachNumber', 'coachType', 'coachClass', 'layout', 'facilities'])
    .where('operatorId', '=', operatorId)
    .where('coachId', '=', coachId)
    .where('retiredAt', 'is', null)
    .executeTakeFirst();

/** Reads the other coaches of an operator's fleet, by number. */
export const readOtherCoaches = async (
  db: Database,
  operatorId: string,
  coachNumber: string,
): Promise<Omit<FleetCoach, 'facilities'>[]> => {
  const { rows } = await sql<Omit<FleetCoach, 'facilities'>>`
    select coach_id, coach_number, coach_type, coach_class, layout from coach
    where operator_id = ${operatorId} and coach_number <> ${coachNumber} and retired_at is null order by coach_number`.execute(
    db,
  );
  return rows;
};

type Wanted = {
  operatorId: string;
  coachNumber: string;
  /** Trip that the coach is wanted for, with its expected times. */
  tripId: string;
  departsAt: Date;
  arrivesAt: Date;
};

/** Finds another trip on which a coach is expected to be at the time of a wanted one: the first; null where there is none. */
export const findOverlappingTrip = async (
  db: Database,
  { operatorId, coachNumber, tripId, departsAt, arrivesAt }: Wanted,
): Promise<RunOfCoach | null> => {
  const late = sql`make_interval(mins => t.delay_minutes)`;
  const { rows } = await sql<RunOfCoach>`
    select s.departs_at + ${late} as departs_at, jsonb_build_object('en', f.name_en, 'bn', f.name_bn) as from,
      jsonb_build_object('en', g.name_en, 'bn', g.name_bn) as to
    from trip t
      join trip_stop s on s.trip_id = t.trip_id and s.stop_no = 0
      join trip_stop l on l.trip_id = t.trip_id and l.stop_no = t.leg_count
      join place f on f.place_id = s.place_id
      join place g on g.place_id = l.place_id
    where t.operator_id = ${operatorId} and t.coach_number = ${coachNumber} and t.trip_id <> ${tripId}
      and t.service_date between ${addDays(serviceDateOf(tripId), -3)}::date and ${addDays(serviceDateOf(tripId), 3)}::date
      and t.state not in ('cancelled', 'draft')
      and s.departs_at + ${late} < ${arrivesAt} and l.arrives_at + ${late} > ${departsAt}
    order by s.departs_at limit 1`.execute(db);
  return rows[0] ?? null;
};

/** Reads the seats that are taken by somebody who is not a woman: there a new coach's mark for women cannot apply. */
export const readSeatsNotOfWomen = async (tx: Tx, tripId: string): Promise<string[]> => {
  const { rows } = await sql<{ seatNo: string }>`
    select distinct s.seat_no from trip_seat s
      join booking_seat p on p.trip_id = s.trip_id and p.booking_id = s.booking_id and p.seat_no = s.seat_no
    where s.trip_id = ${tripId} and s.state in ('held', 'paying', 'sold') and p.passenger_gender is distinct from 'female'`.execute(
    tx,
  );
  return rows.map(({ seatNo }) => seatNo);
};

type CoachOfTrip = RunningCoach & { layout: SeatLayout; facilities: readonly Amenity[]; seatCount: number };

/** Writes the coach that runs a trip into the trip. */
export const writeTripCoach = async (
  tx: Tx,
  tripId: string,
  { coachNumber, coachType, coachClass, layout, facilities, seatCount }: CoachOfTrip,
): Promise<void> => {
  await tx
    .updateTable('trip')
    .set({
      coachNumber,
      coachType,
      coachClass,
      layout: JSON.stringify(layout),
      facilities: JSON.stringify(facilities),
      seatCount,
    })
    .where('tripId', '=', tripId)
    .execute();
};

export type PublishedFares = {
  fromStopNo: number;
  toStopNo: number;
  farePaisa: number;
  classFaresPaisa: ClassFares | null;
};

/** Reads the journeys of a trip that have fares by class. */
export const readClassFares = (tx: Tx, tripId: string): Promise<PublishedFares[]> =>
  tx
    .selectFrom('tripFare')
    .select(['fromStopNo', 'toStopNo', 'farePaisa', 'classFaresPaisa'])
    .where('tripId', '=', tripId)
    .where('classFaresPaisa', 'is not', null)
    .execute();

/** Sets the lowest fare of a journey of a trip. */
export const setFare = async (
  tx: Tx,
  { tripId, fromStopNo, toStopNo }: { tripId: string; fromStopNo: number; toStopNo: number },
  farePaisa: number,
): Promise<void> => {
  await tx
    .updateTable('tripFare')
    .set({ farePaisa })
    .where('tripId', '=', tripId)
    .where('fromStopNo', '=', fromStopNo)
    .where('toStopNo', '=', toStopNo)
    .execute();
};
