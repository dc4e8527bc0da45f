import { sql } from 'kysely';
import type { SeatNo } from '@poth/domain/fleet/seat-layout.ts';
import type { OfferState } from '@poth/domain/seat-waitlist/lifecycle.ts';
import { offerTimes, type WaitingEntry } from '@poth/domain/seat-waitlist/waitlist.ts';
import type { Journey } from '@poth/domain/trip/trip.ts';
import type { Database, Tx } from '../db/database.ts';
import { touching } from '../db/touch.ts';
import { takeable } from './store.ts';

type Seats = { tripId: string; seatNos: readonly SeatNo[] };

/**
 * Locks the entries that may be offered seats of a trip now, or told of them, in the order of the list. Of two
 * transactions that free seats at once the second waits here, and sees whom the first has made an offer. A number that
 * was offered seats of this freeing is not asked again, whether by this entry or by one that it had before.
 */
export const lockWaiting = async (tx: Tx, tripId: string, freeingId: string): Promise<WaitingEntry[]> => {
  const { rows } = await sql<WaitingEntry>`
    select w.entry_id, w.wants, w.from_stop_no, w.to_stop_no, w.seat_count, w.only_women from waitlist_entry w
    where w.trip_id = ${tripId} and w.state = 'waiting' and w.offers_until > clock_timestamp()
      and exists (select from trip t join operator o on o.operator_id = t.operator_id
        where t.trip_id = ${tripId} and t.state in ('on-sale', 'departed') and o.state = 'verified')
      and w.phone not in (select p.phone from seat_offer f
        join waitlist_entry p on p.trip_id = f.trip_id and p.entry_id = f.entry_id
        where f.trip_id = ${tripId} and f.freeing_id = ${freeingId})
    order by w.queued_at, w.entry_id for update of w`.execute(tx);
  return rows;
};

/** Locks the legs of some seats that nobody has; skips those that another transaction is taking at this moment. */
export const lockFreeLegs = async (
  tx: Tx,
  { tripId, seatNos }: Seats,
): Promise<{ seatNo: SeatNo; legNo: number }[]> => {
  const { rows } = await sql<{ seatNo: SeatNo; legNo: number }>`
    select seat_no, leg_no from trip_seat
    where trip_id = ${tripId} and seat_no = any(${[...seatNos]}::text[]) and ${takeable}
    order by seat_no, leg_no for update skip locked`.execute(tx);
  return rows;
};

type NewOffer = Journey & {
  offerId: string;
  entryId: string;
  freeingId: string;
  seatNos: readonly SeatNo[];
};

/** Writes an offer and marks the locked entry that it is made to. Returns until when its seats are kept. */
export const addOffer = async (
  tx: Tx,
  { tripId, offerId, entryId, freeingId, seatNos, fromStopNo, toStopNo }: NewOffer,
): Promise<Date> => {
  const { rows } = await sql<{ keptUntil: Date }>`
    with offered as (
        insert into seat_offer (trip_id, offer_id, entry_id, freeing_id, seat_nos, from_stop_no, to_stop_no, offered_until)
        values (${tripId}, ${offerId}, ${entryId}, ${freeingId}, ${JSON.stringify(seatNos)}::jsonb, ${fromStopNo}, ${toStopNo},
          clock_timestamp() + make_interval(mins => ${offerTimes.minutes}))
        returning offered_until),
      marked as (
        update waitlist_entry set state = 'offered'
        where trip_id = ${tripId} and entry_id = ${entryId} and state = 'waiting')
    select offered_until + make_interval(mins => ${offerTimes.passOnMinutes}) as kept_until from offered`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) throw new Error(`offer ${offerId} was not written`);
  return row.keptUntil;
};

/** Ends locked entries that are told that seats are free for everybody. */
export const endNotifiedPlaces = async (
  tx: Tx,
  tripId: string,
  entryIds: readonly string[],
): Promise<void> => {
  await sql`
    update waitlist_entry set state = 'ended', ended_because = 'told'
    where trip_id = ${tripId} and entry_id = any(${[...entryIds]}::uuid[]) and state = 'waiting'`.execute(tx);
};

/** Puts an entry that was to be told of free seats back on its list, where the seats were gone before it was told. */
export const returnToWaitlist = async (
  db: Database,
  { tripId, entryId }: { tripId: string; entryId: string },
): Promise<void> => {
  await sql`${touching(tripId)}
    update waitlist_entry w set state = 'waiting', ended_because = null
    where w.trip_id = ${tripId} and w.entry_id = ${entryId} and w.ended_because = 'told'
      and not exists (select from waitlist_entry o
        where o.trip_id = ${tripId} and o.phone = w.phone and o.state <> 'ended')`.execute(db);
};

/** An offer that has just ended. */
export type EndedOffer = Journey & { offerId: string; entryId: string; freeingId: string; seatNos: SeatNo[] };

/**
 * Ends an open offer once, in the given state; it lapses only when its time is over by the clock. Returns undefined
 * where it is not open any more, or not over yet.
 */
export const endOffer = async (
  tx: Tx,
  { tripId, offerId }: { tripId: string; offerId: string },
  to: Exclude<OfferState, 'open' | 'taken'>,
): Promise<EndedOffer | undefined> => {
  const { rows } = await sql<EndedOffer>`
    update seat_offer set state = ${to}, ended_at = now()
    where trip_id = ${tripId} and offer_id = ${offerId} and state = 'open'
      and (${to} <> 'lapsed' or offered_until <= (select clock_timestamp()))
    returning trip_id, offer_id, entry_id, freeing_id, seat_nos, from_stop_no, to_stop_no`.execute(tx);
  return rows[0];
};

/** Closes the list of a trip that does not run. Returns the entries that have ended, to be told. */
export const closeList = async (tx: Tx, tripId: string): Promise<string[]> => {
  await sql`
    update seat_offer set state = 'withdrawn', ended_at = now() where trip_id = ${tripId} and state = 'open'`.execute(
    tx,
  );
  const { rows } = await sql<{ entryId: string }>`${touching(tripId)}
    update waitlist_entry set state = 'ended', ended_because = 'cancelled'
    where trip_id = ${tripId} and state <> 'ended' returning entry_id`.execute(tx);
  return rows.map(({ entryId }) => entryId);
};
