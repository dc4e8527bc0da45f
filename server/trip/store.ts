import { sql } from 'kysely';
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
  /** When the coach leaves the counter, and when it comes there. */
  leavesAt: Date;
  arrivesAt: Date;
  reportingAt: Date;
};

/** The counters at some stops of trips, in the order in which the coach calls at them. */
export const readTripCounters = async (
  db: Database | Tx,
  stops: readonly { tripId: string; stopNo: number }[],
): Promise<TripCounter[]> => {
  const { rows } = await sql<TripCounter>`
    select c.trip_id, c.stop_no, c.counter_id, c.name_en, c.name_bn, c.address_en, c.address_bn, c.phone,
      c.serves_at as leaves_at, c.serves_at - (s.departs_at - s.arrives_at) as arrives_at, c.reporting_at
    from unnest(${stops.map((stop) => stop.tripId)}::uuid[], ${stops.map((stop) => stop.stopNo)}::int[]) asked(trip_id, stop_no)
      join trip_stop s on s.trip_id = asked.trip_id and s.stop_no = asked.stop_no
      join trip_counter c on c.trip_id = asked.trip_id and c.stop_no = asked.stop_no
    order by c.serves_at, c.counter_id`.execute(db);
  return rows;
};

/** When a coach leaves a stop, as published. */
export const readDeparture = async (tx: Tx, tripId: string, stopNo: number): Promise<Date | undefined> => {
  const stop = await tx
    .selectFrom('tripStop')
    .select('departsAt')
    .where('tripId', '=', tripId)
    .where('stopNo', '=', stopNo)
    .executeTakeFirst();
  return stop?.departsAt;
};

/** Whose a trip is; nobody changes or cancels it until this transaction ends. */
export const keepTrip = (tx: Tx, tripId: string): Promise<{ operatorId: string } | undefined> =>
  tx.selectFrom('trip').select('operatorId').where('tripId', '=', tripId).forShare().executeTakeFirst();

/** Moves a locked trip from one state to another. */
export const moveTrip = async (
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

/** Sets how late a trip runs, in all. */
export const setDelay = async (tx: Tx, tripId: string, delayMinutes: number): Promise<void> => {
  await tx.updateTable('trip').set({ delayMinutes }).where('tripId', '=', tripId).execute();
};

/** Sets the phone of who is in charge on board of a trip; null takes it off. */
export const setSupervisorPhone = async (
  tx: Tx,
  tripId: string,
  supervisorPhone: string | null,
): Promise<void> => {
  await tx.updateTable('trip').set({ supervisorPhone }).where('tripId', '=', tripId).execute();
};

/** Whose a trip is, whatever its state. */
export const readOwner = (db: Database | Tx, tripId: string): Promise<{ operatorId: string } | undefined> =>
  db.selectFrom('trip').select('operatorId').where('tripId', '=', tripId).executeTakeFirst();
