import { sql } from 'kysely';
import { addDays, type DhakaDate } from '@poth/domain/dhaka.ts';
import type { SeatNo } from '@poth/domain/fleet/seat-layout.ts';
import type { Language } from '@poth/domain/language.ts';
import type { EndReason } from '@poth/domain/seat-waitlist/lifecycle.ts';
import type { WaitlistPlace, Wish } from '@poth/domain/seat-waitlist/waitlist.ts';
import { firstTripIdOf } from '@poth/domain/trip/trip-id.ts';
import type { Journey } from '@poth/domain/trip/trip.ts';
import type { Database, Tx } from '../db/database.ts';
import { touching } from '../db/touch.ts';

type Ref = { tripId: string; entryId: string };

type NewEntry = Journey & {
  entryId: string;
  wants: Wish;
  seatCount: number;
  onlyWomen: boolean;
  phone: string;
  device: string;
  language: Language;
  offersUntil: Date;
};

/** Writes a place down. Answers false where its number has one on the trip already. */
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

type Subject = { subject: string; most: number };

/**
 * Counts one more place of a date against number and browser, where both have one left and no more offers were let lapse
 * than may be: one conditional statement, so of two at once the second counts the first. Answers false where one has not;
 * then the transaction must not commit.
 */
export const countPlace = async (
  tx: Tx,
  date: DhakaDate,
  subjects: readonly Subject[],
  mostLapsed: number,
): Promise<boolean> => {
  const ordered = [...subjects].sort((a, b) => (a.subject < b.subject ? -1 : 1));
  const { rows } = await sql`
    insert into waitlist_day as d (service_date, subject, places)
    select ${date}::date, given.subject, 1
    from unnest(${ordered.map(({ subject }) => subject)}::text[], ${ordered.map(({ most }) => most)}::int[])
      given (subject, most)
    where given.most > 0
    on conflict (service_date, subject) do update set places = d.places + 1
      where d.lapsed < ${mostLapsed} and d.places < (
        select most from unnest(${ordered.map(({ subject }) => subject)}::text[], ${ordered.map(({ most }) => most)}::int[])
          given (subject, most) where given.subject = d.subject)
    returning subject`.execute(tx);
  return rows.length === subjects.length;
};

/** Gives places of a date back that were left before anything was offered, or after. */
export const giveBackPlace = async (tx: Tx, date: DhakaDate, subjects: readonly string[]): Promise<void> => {
  await sql`
    update waitlist_day set places = greatest(places - 1, 0)
    where service_date = ${date}::date and subject = any(${[...subjects].sort()}::text[])`.execute(tx);
};

/** Whether the SMS of an offer had gone out before the offer was over. */
export const wasTold = async (
  tx: Tx,
  { tripId, offerId }: { tripId: string; offerId: string },
): Promise<boolean> => {
  const { rows } = await sql`
    select from outbox b join seat_offer o on o.trip_id = b.trip_id and o.offer_id = ${offerId}
    where b.trip_id = ${tripId} and b.dedupe_key = ${`seat-offered:${offerId}`} and b.done_at <= o.offered_until`.execute(
    tx,
  );
  return rows.length > 0;
};

/** Counts an offer that a number let lapse. Answers how many there were on the date. */
export const countLapse = async (tx: Tx, date: DhakaDate, subject: string): Promise<number> => {
  const { rows } = await sql<{ lapsed: number }>`
    insert into waitlist_day as d (service_date, subject, places, lapsed) values (${date}::date, ${subject}, 0, 1)
    on conflict (service_date, subject) do update set lapsed = d.lapsed + 1
    returning lapsed`.execute(tx);
  return rows[0]?.lapsed ?? 1;
};

/** A place with whom to tell of it. */
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

/** Reads whom an offer was made to, while it is open and not over. */
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

/** Ends a place, once. Answers false where it has ended before. */
export const endEntry = async (tx: Tx, { tripId, entryId }: Ref, because: EndReason): Promise<boolean> => {
  const { numAffectedRows } = await sql`${touching(tripId)}
    update waitlist_entry set state = 'ended', ended_because = ${because}
    where trip_id = ${tripId} and entry_id = ${entryId} and state <> 'ended'`.execute(tx);
  return numAffectedRows === 1n;
};

/** Puts a place whose offer has ended at the end of its list. */
export const queueAgain = async (tx: Tx, { tripId, entryId }: Ref): Promise<void> => {
  await sql`
    update waitlist_entry set state = 'waiting', queued_at = (select clock_timestamp())
    where trip_id = ${tripId} and entry_id = ${entryId} and state = 'offered'`.execute(tx);
};

/** Ends the places of a number on every list of a date where it has no open offer. */
export const endPlacesOfDate = async (
  tx: Tx,
  date: DhakaDate,
  phone: string,
  because: EndReason,
): Promise<void> => {
  const [first, after] = [firstTripIdOf(date), firstTripIdOf(addDays(date, 1))];
  await sql`
    update waitlist_entry set state = 'ended', ended_because = ${because}
    where phone = ${phone} and trip_id >= ${first}::uuid and trip_id < ${after}::uuid and state = 'waiting'`.execute(
    tx,
  );
};

/** Offers whose time is over. */
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

/** Ends places to which nothing is offered any more: their coach leaves soon. Answers how many, at most `limit`. */
export const endOverdue = async (db: Database, limit: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    update waitlist_entry set state = 'ended', ended_because = 'over'
    where (trip_id, entry_id) in (
        select trip_id, entry_id from waitlist_entry
        where state = 'waiting' and offers_until <= clock_timestamp() order by offers_until limit ${limit})
      and state = 'waiting'`.execute(db);
  return Number(numAffectedRows ?? 0n);
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
