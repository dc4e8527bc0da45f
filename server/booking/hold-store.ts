import { sql } from 'kysely';
import { type Actor, accountOf, buyerOf } from '@poth/domain/identity/actor.ts';
import type { Journey } from '@poth/domain/trip/trip.ts';
import type { Database, Tx } from '../db/database.ts';

type Ref = { tripId: string; bookingId: string };

/**
 * Finds the live hold of a buyer on a journey, if there is one; one that another account made its own is not theirs.
 * locked: nobody else may move it until this transaction ends. Where somebody did while it was waited for, PostgreSQL
 * asks for all of this again of the row as it is then: what was paid, released or over meanwhile is not found.
 */
export const findHold = async (
  db: Database | Tx,
  actor: Actor,
  { tripId, fromStopNo, toStopNo }: Journey,
  lock: 'locked' | 'unlocked' = 'unlocked',
): Promise<string | undefined> => {
  const userId = accountOf(actor)?.userId ?? null;
  const { rows } = await sql<{ bookingId: string }>`
    select b.booking_id from buyer_hold h
      join booking b on b.trip_id = h.trip_id and b.booking_id = h.booking_id
    where h.buyer_id = ${buyerOf(actor)} and h.trip_id = ${tripId} and b.state = 'held' and b.held_until > clock_timestamp()
      and b.from_stop_no = ${fromStopNo} and b.to_stop_no = ${toStopNo}
      and (b.user_id is null or b.user_id = ${userId}::text)
    limit 1 ${lock === 'locked' ? sql`for update of b` : sql``}`.execute(db);
  return rows[0]?.bookingId;
};

/** The row by which the holds of one browser are taken one after the other; it holds nothing itself. */
const turn = 0;

/** Waits for this browser's turn, so that two of its tabs do not start the same hold twice. */
export const takeTurn = async (tx: Tx, buyerId: string, ref: Ref): Promise<void> => {
  await sql`
    insert into buyer_hold (buyer_id, hold_no, trip_id, booking_id, expires_at)
    values (${buyerId}, ${turn}, ${ref.tripId}, ${ref.bookingId}, now())
    on conflict (buyer_id, hold_no) do update set expires_at = excluded.expires_at`.execute(tx);
};

/**
 * Takes one of the numbered holds a browser may have; answers false when all are live. Asked by the clock, not by when
 * the transaction began: a number may have been given back while its turn was waited for.
 */
export const takeHoldNumber = async (
  tx: Tx,
  buyerId: string,
  { tripId, bookingId }: Ref,
  until: Date,
  limit: number,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    insert into buyer_hold (buyer_id, hold_no, trip_id, booking_id, expires_at)
    select ${buyerId}::uuid, n, ${tripId}::uuid, ${bookingId}::uuid, ${until}::timestamptz from generate_series(1, ${limit}::int) n
    where not exists (select from buyer_hold h where h.buyer_id = ${buyerId} and h.hold_no = n
        and h.expires_at > clock_timestamp())
    order by n limit 1
    on conflict (buyer_id, hold_no) do update
      set trip_id = excluded.trip_id, booking_id = excluded.booking_id, expires_at = excluded.expires_at
      where buyer_hold.expires_at <= clock_timestamp()`.execute(tx);
  return numAffectedRows === 1n;
};

/** Moves the end of a browser's hold; now() gives its number back, and ends the count of its unpaid seats. */
export const moveHoldEnd = async (
  tx: Tx,
  { buyerId, tripId, bookingId }: Ref & { buyerId: string },
  until: Date,
) => {
  await sql`
    with unpaid as (update unpaid_hold set expires_at = ${until}
      where trip_id = ${tripId} and booking_id = ${bookingId})
    update buyer_hold set expires_at = ${until}
    where buyer_id = ${buyerId} and trip_id = ${tripId} and booking_id = ${bookingId} and hold_no > ${turn}`.execute(
    tx,
  );
};

/** Bookings whose hold is over and whose payment, if any, can no longer keep the seats. */
export const lapsedHolds = async (db: Database, graceMinutes: number, limit: number): Promise<Ref[]> => {
  const { rows } = await sql<Ref>`
    select trip_id, booking_id from booking
    where state = 'held' and held_until < now() - make_interval(mins => ${graceMinutes})
      -- A shorter grace does not end what was kept under a longer one.
      and not exists (select from trip_seat s where s.trip_id = booking.trip_id
        and s.booking_id = booking.booking_id and s.expires_at > now())
    order by held_until limit ${limit}`.execute(db);
  return rows;
};
