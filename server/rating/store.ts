import { sql } from 'kysely';
import type { OwnedBooking } from '@poth/domain/identity/policy.ts';
import type { Rating, Stars } from '@poth/domain/rating/rating.ts';
import { ratingDays } from '@poth/domain/rating/window.ts';
import type { Database, Tx } from '../db/database.ts';
import { ratingOf, type RatingRow } from './row.ts';

type Ref = { tripId: string; bookingId: string };

/**
 * Stores the rating of a web booking; returns false where there is one already, or no ticket of the booking is aboard,
 * or its trip did not arrive in the last `ratingDays` days. It locks the ticket, so it waits for an undo at the door
 * that happens at once.
 */
export const putRating = async (
  tx: Tx,
  { tripId, bookingId }: Ref,
  { punctuality, coach, staff }: Stars,
  words: string | null,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    insert into rating (trip_id, booking_id, operator_id, ticket_id, punctuality, coach, staff, words)
    select b.trip_id, b.booking_id, b.operator_id, aboard.ticket_id, ${punctuality}::int, ${coach}::int, ${staff}::int, ${words}
    from booking b
      join trip t on t.trip_id = b.trip_id and t.state <> 'cancelled'
      join trip_fare f on f.trip_id = b.trip_id and f.from_stop_no = b.from_stop_no and f.to_stop_no = b.to_stop_no
      cross join lateral (
        select k.ticket_id from ticket k
        where k.trip_id = ${tripId} and k.booking_id = ${bookingId} and k.state = 'boarded' limit 1 for share) aboard
    where b.trip_id = ${tripId} and b.booking_id = ${bookingId} and b.channel = 'web'
      and now() between f.arrives_at + make_interval(mins => t.delay_minutes)
        and f.arrives_at + make_interval(mins => t.delay_minutes, days => ${ratingDays})
    on conflict (trip_id, booking_id) do nothing`.execute(tx);
  return numAffectedRows === 1n;
};

/** Reads the rating of a booking; withdrawn: its writer has taken it back. */
export const readRating = async (
  db: Database | Tx,
  { tripId, bookingId }: Ref,
): Promise<{ rating: Rating; withdrawn: boolean } | undefined> => {
  const { rows } = await sql<RatingRow & { withdrawnAt: Date | null }>`
    select r.trip_id, r.booking_id, r.punctuality, r.coach, r.staff, r.words, r.rated_at, r.answer, r.answered_at,
      r.hidden_reason, r.hidden_at, coalesce(b.contact_name, '') as contact_name, r.withdrawn_at
    from rating r join booking b on b.trip_id = r.trip_id and b.booking_id = r.booking_id
    where r.trip_id = ${tripId} and r.booking_id = ${bookingId}`.execute(db);
  const [row] = rows;
  return row && { rating: ratingOf(row), withdrawn: row.withdrawnAt !== null };
};

/** Reads the owner of a booking, by PNR, and whether it has a rating, in one statement for the ticket page. */
export const readRatedOf = async (
  db: Database,
  pnr: string,
): Promise<(OwnedBooking & { rated: boolean }) | undefined> => {
  const { rows } = await sql<OwnedBooking & { rated: boolean }>`
    select b.booking_id, b.buyer_id, b.user_id, r.booking_id is not null as rated
    from pnr_directory d join booking b on b.trip_id = d.trip_id and b.booking_id = d.booking_id
      left join rating r on r.trip_id = b.trip_id and r.booking_id = b.booking_id
    where d.pnr = ${pnr}`.execute(db);
  return rows[0];
};

/** Withdraws a rating and deletes its words; returns false where there is none to withdraw. */
export const markRatingWithdrawn = async (tx: Tx, { tripId, bookingId }: Ref): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('rating')
    .set({
      withdrawnAt: sql<Date>`now()`,
      words: null,
      answer: null,
      answeredAt: null,
      hiddenReason: null,
      hiddenAt: null,
    })
    .where('tripId', '=', tripId)
    .where('bookingId', '=', bookingId)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};

/** Reads a rating that is not withdrawn, with its company. */
export const readActiveRating = (tx: Tx, { tripId, bookingId }: Ref) =>
  tx
    .selectFrom('rating')
    .select(['tripId', 'bookingId', 'operatorId'])
    .where('tripId', '=', tripId)
    .where('bookingId', '=', bookingId)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst();

/** Stores the answer to a rating; returns false where there is one already, also when two are written at once. */
export const putAnswer = async (tx: Tx, { tripId, bookingId }: Ref, said: string): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('rating')
    .set({ answer: said, answeredAt: sql<Date>`now()` })
    .where('tripId', '=', tripId)
    .where('bookingId', '=', bookingId)
    .where('withdrawnAt', 'is', null)
    .where('answeredAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};

/** Hides the words of a rating for a reason, or shows them again (null); returns false where nothing changes. */
export const setHidden = async (
  tx: Tx,
  { tripId, bookingId }: Ref,
  reason: string | null,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('rating')
    .set({ hiddenReason: reason, hiddenAt: reason === null ? null : sql<Date>`now()` })
    .where('tripId', '=', tripId)
    .where('bookingId', '=', bookingId)
    .where('withdrawnAt', 'is', null)
    .where('hiddenAt', reason === null ? 'is not' : 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};
