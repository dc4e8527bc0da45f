import { sql } from 'kysely';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import { firstTripIdOf } from '@poth/domain/trip/trip-id.ts';
import type { Database, Tx } from '../db/database.ts';

/**
 * Hours after arrival: by then marks of phones without a network have come in; after the latter passengers no longer
 * remember.
 */
const [hoursAfter, hoursAtMost] = [2, 48];

/** Trips of some service dates that have arrived and whose passengers were not asked yet. */
export const readTripsToAsk = async (
  db: Database,
  { from, until }: { from: DhakaDate; until: DhakaDate },
  limit: number,
): Promise<string[]> => {
  const { rows } = await sql<{ tripId: string }>`
    select t.trip_id from trip t
    where t.trip_id >= ${firstTripIdOf(from)}::uuid and t.trip_id < ${firstTripIdOf(until)}::uuid
      and t.state not in ('draft', 'cancelled')
      and (select max(s.arrives_at) from trip_stop s where s.trip_id = t.trip_id) + make_interval(mins => t.delay_minutes)
        between now() - make_interval(hours => ${hoursAtMost}) and now() - make_interval(hours => ${hoursAfter})
      and not exists (select from rating_request a where a.trip_id = t.trip_id)
    order by t.trip_id limit ${limit}`.execute(db);
  return rows.map(({ tripId }) => tripId);
};

/** Claims a trip's request for ratings; returns false where another process has it. */
export const claimRatingRequest = async (tx: Tx, tripId: string): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('ratingRequest')
    .values({ tripId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

/** Lists the web bookings of a trip with an e-mail address, a boarded passenger and no rating. */
export const readBookingsToAsk = async (tx: Tx, tripId: string): Promise<string[]> => {
  const { rows } = await sql<{ bookingId: string }>`
    select b.booking_id from booking b
    where b.trip_id = ${tripId} and b.channel = 'web' and b.contact_email is not null
      and exists (select from ticket k
        where k.trip_id = b.trip_id and k.booking_id = b.booking_id and k.state = 'boarded')
      and not exists (select from rating r where r.trip_id = b.trip_id and r.booking_id = b.booking_id)
    order by b.booking_id`.execute(tx);
  return rows.map(({ bookingId }) => bookingId);
};
