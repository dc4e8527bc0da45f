import { sql } from 'kysely';
import { type Actor, accountOf, buyerOf } from '@poth/domain/identity/actor.ts';
import type { Journey } from '@poth/domain/trip/trip.ts';
import type { Database } from '../db/database.ts';
import { openSetsOf } from '../db/sets.ts';
import { takeStep } from '../db/step.ts';
import { guardKind } from '../db/step-parts.ts';

type Ref = { tripId: string; bookingId: string };

/**
 * Condition that a booking b of a buyer's browser is a live hold on a journey; a hold of another account is not the
 * buyer's.
 */
export const isLiveHold = (actor: Actor, { fromStopNo, toStopNo }: Journey) => sql<boolean>`
  (b.state = 'held' and b.held_until > clock_timestamp()
    and b.from_stop_no = ${fromStopNo} and b.to_stop_no = ${toStopNo}
    and (b.user_id is null or b.user_id = ${accountOf(actor)?.userId ?? null}::text))`;

/** Selects the live hold of a buyer on a journey, if there is one. */
export const liveHoldOf = (actor: Actor, journey: Journey) => sql`
  select b.trip_id, b.booking_id from buyer_hold h
    join booking b on b.trip_id = h.trip_id and b.booking_id = h.booking_id
  where h.buyer_id = ${buyerOf(actor)} and h.trip_id = ${journey.tripId} and ${isLiveHold(actor, journey)}
  limit 1`;

/** Finds the live hold of a buyer on a journey, if there is one. */
export const findHold = async (db: Database, actor: Actor, journey: Journey): Promise<Ref | undefined> => {
  const { rows } = await sql<Ref>`${liveHoldOf(actor, journey)}`.execute(db);
  return rows[0];
};

const holdNumberTaken = guardKind(
  'hold number',
  { buyerId: 'uuid', tripId: 'uuid', bookingId: 'uuid', heldUntil: 'timestamptz', limit: 'int' },
  ['buyerId'],
  (rows) => sql`
    insert into buyer_hold (buyer_id, hold_no, trip_id, booking_id, expires_at)
    select given.buyer_id, free.n, given.trip_id, given.booking_id, given.held_until
    from ${rows} given, lateral (
      select n from generate_series(1, given."limit") n
      where not exists (select from buyer_hold h where h.buyer_id = given.buyer_id and h.hold_no = n
        and h.expires_at > clock_timestamp())
      order by n limit 1) free
    order by given.buyer_id
    on conflict (buyer_id, hold_no) do update
      set trip_id = excluded.trip_id, booking_id = excluded.booking_id, expires_at = excluded.expires_at
      where buyer_hold.expires_at <= clock_timestamp()
    returning buyer_id`,
);

/**
 * Takes one of the numbered holds a browser may have, before the hold itself is written: a number whose hold is never
 * written lapses like a hold. Returns false where none was free, or another request took it at this moment.
 */
export const takeHoldNumber = (
  db: Database,
  { buyerId, tripId, bookingId, heldUntil }: Ref & { buyerId: string; heldUntil: Date },
  limit: number,
): Promise<boolean> =>
  takeStep(db, { guards: [holdNumberTaken([{ buyerId, tripId, bookingId, heldUntil, limit }])], writes: [] });

/** Gives back the number of a hold that was not written: in a rush most are not, and one statement gives back many. */
export const giveBackHoldNumber = openSetsOf<Ref & { buyerId: string }, void>(
  async (db, holds) => {
    const each = (name: 'buyerId' | 'tripId' | 'bookingId') => holds.map((hold) => hold[name]);
    await sql`update buyer_hold h set expires_at = now()
      from unnest(${each('buyerId')}::uuid[], ${each('tripId')}::uuid[], ${each('bookingId')}::uuid[])
        given (buyer_id, trip_id, booking_id)
      where h.buyer_id = given.buyer_id and h.trip_id = given.trip_id and h.booking_id = given.booking_id`.execute(
      db,
    );
    return holds.map(() => undefined);
  },
  ({ buyerId }) => [buyerId],
);

/** Bookings whose hold is over and whose payment, if any, can no longer keep the seats. */
export const lapsedHolds = async (db: Database, graceMinutes: number, limit: number): Promise<Ref[]> => {
  const { rows } = await sql<Ref>`
    select trip_id, booking_id from booking
    where state = 'held' and held_until < now() - make_interval(mins => ${graceMinutes})
      -- A shorter grace does not end what was kept under a longer one.
      and not exists (select from trip_seat s where s.trip_id = booking.trip_id
        and s.booking_id = booking.booking_id and s.expires_at > now())
    order by created_at limit ${limit}`.execute(db);
  return rows;
};
