import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

type Ref = { tripId: string; bookingId: string };

/** Finds the booking from which a company moved this one free of charge; undefined where it was bought as it is. */
export const readMovedFrom = async (tx: Tx, { tripId, bookingId }: Ref): Promise<Ref | undefined> => {
  const { rows } = await sql<{ carriedFromTripId: string; carriedFromRefundId: string }>`
    select carried_from_trip_id, carried_from_refund_id from payment
    where trip_id = ${tripId} and booking_id = ${bookingId} and carried_from_refund_id is not null`.execute(
    tx,
  );
  const [carried] = rows;
  if (!carried) return undefined;
  const before = await sql<Ref>`
    select trip_id, booking_id from refund
    where trip_id = ${carried.carriedFromTripId} and refund_id = ${carried.carriedFromRefundId}
      and reason_key like 'trip-%'`.execute(tx);
  return before.rows[0];
};
