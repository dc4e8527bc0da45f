import { sql } from 'kysely';
import type { CoachType } from '@poth/domain/fleet/coach.ts';
import type { TripState } from '@poth/domain/trip/lifecycle.ts';
import type { Database, Tx } from '../db/database.ts';

export type TripCounter = {
  tripId: string;
  stopNo: number;
  counterId: string;
  nameEn: string;
  nameBn: string;
  addressEn: string;
  addressBn: string;
  phone: string;
  /** Departure from the counter and arrival there. */
  leavesAt: Date;
  arrivesAt: Date;
  reportingAt: Date;
};

/** Columns of a counter c of a stop s, named like the fields, for statements that read them as JSON. */
export const tripCounterColumns = sql`
  c.trip_id as "tripId", c.stop_no as "stopNo", c.counter_id as "counterId", c.name_en as "nameEn", c.name_bn as "nameBn",
  c.address_en as "addressEn", c.address_bn as "addressBn", c.phone, c.serves_at as "leavesAt",
  c.serves_at - (s.departs_at - s.arrives_at) as "arrivesAt", c.reporting_at as "reportingAt"`;

/** Reads the counters at some stops of trips, in the order in which the coach calls at them. */
export const readTripCounters = async (
  db: Database | Tx,
  stops: readonly { tripId: string; stopNo: number }[],
): Promise<TripCounter[]> => {
  const { rows } = await sql<TripCounter>`
    select ${tripCounterColumns}
    from unnest(${stops.map((stop) => stop.tripId)}::uuid[], ${stops.map((stop) => stop.stopNo)}::int[]) asked(trip_id, stop_no)
      join trip_stop s on s.trip_id = asked.trip_id and s.stop_no = asked.stop_no
      join trip_counter c on c.trip_id = asked.trip_id and c.stop_no = asked.stop_no
    order by c.serves_at, c.counter_id`.execute(db);
  return rows;
};

/** Reads when a coach leaves a stop, as published. */
export const readDeparture = async (tx: Tx, tripId: string, stopNo: number): Promise<Date | undefined> => {
  const stop = await tx
    .selectFrom('tripStop')
    .select('departsAt')
    .where('tripId', '=', tripId)
    .where('stopNo', '=', stopNo)
    .executeTakeFirst();
  return stop?.departsAt;
};

/**
 * Reads the operator and coach type of a trip and locks its row for share: nobody changes or cancels it until this
 * transaction ends.
 */
export const lockTripForShare = (
  tx: Tx,
  tripId: string,
): Promise<{ operatorId: string; coachType: CoachType } | undefined> =>
  tx
    .selectFrom('trip')
    .select(['operatorId', 'coachType'])
    .where('tripId', '=', tripId)
    .forShare()
    .executeTakeFirst();

/** Locks trips for update, in the order of their ids: until this transaction ends nobody changes one, or sells at a counter. */
export const lockTrips = async (tx: Tx, tripIds: readonly string[]): Promise<void> => {
  await sql`select from trip where trip_id = any(${[...tripIds]}::uuid[]) order by trip_id for update`.execute(
    tx,
  );
};

/** Moves a locked trip from one state to another. */
export const setTripState = async (
  tx: Tx,
  tripId: string,
  { from, to }: { from: TripState; to: TripState },
): Promise<void> => {
  await tx
    .updateTable('trip')
    .set({ state: to })
    .where('tripId', '=', tripId)
    .where('state', '=', from)
    .executeTakeFirstOrThrow();
};

/** Sets the total delay of a trip. */
export const setDelay = async (tx: Tx, tripId: string, delayMinutes: number): Promise<void> => {
  await tx.updateTable('trip').set({ delayMinutes }).where('tripId', '=', tripId).execute();
};

/** Sets the phone number of the person in charge on board of a trip; null removes it. */
export const setSupervisorPhone = async (
  tx: Tx,
  tripId: string,
  supervisorPhone: string | null,
): Promise<void> => {
  await tx.updateTable('trip').set({ supervisorPhone }).where('tripId', '=', tripId).execute();
};

/** Reads the operator of a trip, whatever its state. */
export const readOwner = (db: Database | Tx, tripId: string): Promise<{ operatorId: string } | undefined> =>
  db.selectFrom('trip').select('operatorId').where('tripId', '=', tripId).executeTakeFirst();
