import { sql } from 'kysely';
import { addDays, type DhakaDate } from '@poth/domain/dhaka.ts';
import type { SeatNo } from '@poth/domain/fleet/seat-layout.ts';
import type { Language } from '@poth/domain/language.ts';
import type { EndReason } from '@poth/domain/seat-waitlist/lifecycle.ts';
import type { WaitlistPlace, PlaceKind } from '@poth/domain/seat-waitlist/waitlist.ts';
import { firstTripIdOf } from '@poth/domain/trip/trip-id.ts';
import type { Journey } from '@poth/domain/trip/trip.ts';
import type { Database, Tx } from '../db/database.ts';
import { touching, touchTrips } from '../db/touch.ts';

type Ref = { tripId: string; entryId: string };

type NewEntry = Journey & {
  entryId: string;
  wants: PlaceKind;
  seatCount: number;
  onlyWomen: boolean;
  phone: string;
  device: string;
  language: Language;
  offersUntil: Date;
};

/** Stores a place. Returns false where its number already has one on the trip. */
export const addEntry = async (tx: Tx, entry: NewEntry): Promise<boolean> => {
  const { tripId, entryId, fromStopNo, toStopNo, wants, seatCount, onlyWomen, phone, device, language } =
    entry;
  const { numAffectedRows } = await sql`${touching(tripId)}
    insert into waitlist_entry (trip_id, entry_id, from_stop_no, to_stop_no, wants, seat_count, only_women, phone, device,
      language, offers_until)
    values (${tripId}, ${entryId}, ${fromStopNo}, ${toStopNo}, ${wants}, ${seatCount}, ${onlyWomen}, ${phone}, ${device},
      ${language}, ${entry.offersUntil})
    on conflict (trip_id, phone) where state <> 'ended' do nothing`.execute(tx);
  return numAffectedRows === 1n;
};

/** The place that a number has on the list of a trip. */
export const findEntry = async (tx: Tx, tripId: string, phone: string): Promise<string | undefined> => {
  const row = await tx
    .selectFrom('waitlistEntry')
    .select('entryId')
    .where('tripId', '=', tripId)
    .where('phone', '=', phone)
    .where('state', '<>', 'ended')
    .executeTakeFirst();
  return row?.entryId;
};

/** Place with the contact to tell. */
export type EntryRow = WaitlistPlace & { phone: string; device: string; language: Language };

/** Reads a place by the id in its link, with its open offer and how many are before it. */
export const readEntry = async (db: Database | Tx, entryId: string): Promise<EntryRow | undefined> => {
  const { rows } = await sql<
    Omit<EntryRow, 'offer'> & { offerId: string | null; seatNos: SeatNo[] | null; offeredUntil: Date | null }
  >`
    select w.trip_id, w.entry_id, w.from_stop_no, w.to_stop_no, w.wants, w.seat_count, w.only_women, w.state, w.ended_because,
      w.offers_until, w.phone, w.device, w.language, o.offer_id, o.seat_nos, o.offered_until,
      (select count(*) from waitlist_entry b where b.trip_id = w.trip_id and b.state = 'waiting' and b.wants = 'offer'
        and (b.queued_at, b.entry_id) < (w.queued_at, w.entry_id))::int as ahead,
      (select t.booking_id from seat_offer t where t.trip_id = w.trip_id and t.entry_id = w.entry_id and t.state = 'taken'
        limit 1) as booking_id
    from waitlist_entry w left join seat_offer o on o.trip_id = w.trip_id and o.entry_id = w.entry_id
      and o.state = 'open' and o.offered_until > clock_timestamp()
    where w.entry_id = ${entryId}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { offerId, seatNos, offeredUntil, ...entry } = row;
  return { ...entry, offer: offerId && seatNos && offeredUntil ? { offerId, seatNos, offeredUntil } : null };
};

/** Ends a place, once. Returns false where it has ended before. */
export const endEntry = async (tx: Tx, { tripId, entryId }: Ref, because: EndReason): Promise<boolean> => {
  const { numAffectedRows } = await sql`${touching(tripId)}
    update waitlist_entry set state = 'ended', ended_because = ${because}
    where trip_id = ${tripId} and entry_id = ${entryId} and state <> 'ended'`.execute(tx);
  return numAffectedRows === 1n;
};

/** Puts a place whose offer has ended at the end of its list. */
export const moveToEndOfList = async (tx: Tx, { tripId, entryId }: Ref): Promise<void> => {
  await sql`
    update waitlist_entry set state = 'waiting', queued_at = (select clock_timestamp())
    where trip_id = ${tripId} and entry_id = ${entryId} and state = 'offered'`.execute(tx);
};

/** Ends the waiting places of a number on every list of a date; a place with an open offer stays. */
export const endPlacesOfDate = async (
  tx: Tx,
  date: DhakaDate,
  phone: string,
  because: EndReason,
): Promise<void> => {
  const [first, after] = [firstTripIdOf(date), firstTripIdOf(addDays(date, 1))];
  const { rows } = await sql<Pick<Ref, 'tripId'>>`
    update waitlist_entry set state = 'ended', ended_because = ${because}
    where phone = ${phone} and trip_id >= ${first}::uuid and trip_id < ${after}::uuid and state = 'waiting'
    returning trip_id`.execute(tx);
  await touchTrips(
    tx,
    rows.map(({ tripId }) => tripId),
  );
};

/** Ends places that get no more offers because their coach leaves soon, at most `limit`. Returns the trip of each. */
export const endOverdue = async (tx: Tx, limit: number): Promise<string[]> => {
  const { rows } = await sql<Pick<Ref, 'tripId'>>`
    update waitlist_entry set state = 'ended', ended_because = 'over'
    where (trip_id, entry_id) in (
        select trip_id, entry_id from waitlist_entry
        where state = 'waiting' and offers_until <= clock_timestamp() order by offers_until limit ${limit})
      and state = 'waiting'
    returning trip_id`.execute(tx);
  const tripIds = rows.map(({ tripId }) => tripId);
  await touchTrips(tx, tripIds);
  return tripIds;
};

/** The places of a number that have not ended. */
export const livePlacesOf = async (tx: Tx, phone: string): Promise<Ref[]> =>
  tx
    .selectFrom('waitlistEntry')
    .select(['tripId', 'entryId'])
    .where('phone', '=', phone)
    .where('state', '<>', 'ended')
    .orderBy('entryId')
    .execute();

/** Deletes every place that a number has or had. */
export const deletePlacesOf = async (tx: Tx, phone: string): Promise<void> => {
  await tx.deleteFrom('waitlistEntry').where('phone', '=', phone).execute();
};

/** Other journeys of a trip that end at the same stop: those that board elsewhere, the nearest stop first. */
export const readOtherBoardings = async (
  db: Database,
  { tripId, fromStopNo, toStopNo }: Journey,
  limit: number,
): Promise<Journey[]> => {
  const { rows } = await sql<Journey>`
    select trip_id, from_stop_no, to_stop_no from trip_fare
    where trip_id = ${tripId} and to_stop_no = ${toStopNo} and from_stop_no <> ${fromStopNo}
    order by abs(from_stop_no - ${fromStopNo}::int), from_stop_no limit ${limit}`.execute(db);
  return rows;
};
