import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';

/** Tells whether an ended offer was kept for some minutes after its SMS had been sent. */
export const wasKeptAfterSms = async (
  tx: Tx,
  { tripId, offerId }: { tripId: string; offerId: string },
  minutes: number,
): Promise<boolean> => {
  const { rows } = await sql`
    select from outbox b join seat_offer o on o.trip_id = b.trip_id and o.offer_id = ${offerId}
    where b.trip_id = ${tripId} and b.dedupe_key = ${`seat-offered:${offerId}`}
      and b.done_at + make_interval(mins => ${minutes}) <= least(o.ended_at, o.offered_until)`.execute(tx);
  return rows.length > 0;
};

/** Reads the place that an offer was made to, while the offer is open. */
export const readOfferTold = async (
  db: Database,
  { tripId, offerId }: { tripId: string; offerId: string },
): Promise<string | undefined> => {
  const { rows } = await sql<{ entryId: string }>`
    select entry_id from seat_offer
    where trip_id = ${tripId} and offer_id = ${offerId} and state = 'open' and offered_until > clock_timestamp()`.execute(
    db,
  );
  return rows[0]?.entryId;
};

/** Lists the open offers that have run out. */
export const dueOffers = async (
  db: Database,
  limit: number,
): Promise<{ tripId: string; offerId: string }[]> => {
  const { rows } = await sql<{ tripId: string; offerId: string }>`
    select trip_id, offer_id from seat_offer
    where state = 'open' and offered_until <= clock_timestamp()
    order by offered_until limit ${limit}`.execute(db);
  return rows;
};
