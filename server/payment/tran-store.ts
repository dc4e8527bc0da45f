import { type RawBuilder, sql } from 'kysely';
import type { BookingState } from '@poth/domain/booking/lifecycle.ts';
import type { Language } from '@poth/domain/language.ts';
import type { PaymentState } from '@poth/domain/payment/lifecycle.ts';
import type { Share } from '@poth/domain/payment/purchase.ts';
import type { Database } from '../db/database.ts';
import { openSetsOf } from '../db/sets.ts';
import type { AttemptToAsk, PaymentRef } from './store.ts';
import { parseTranId } from './tran-id.ts';

/**
 * Joins the attempts p of our ids at the gateway, each with the position of its id in the list, said.no: an id contains the
 * place of its attempt, and for an older id a directory has it.
 */
export const paymentsByTranIds = (tranIds: readonly string[]): RawBuilder<unknown> => {
  const places = tranIds.map(parseTranId);
  return sql`unnest(${tranIds.map((_, no) => no)}::int[], ${[...tranIds]}::text[],
      ${places.map((place) => place?.tripId ?? null)}::uuid[], ${places.map((place) => place?.paymentId ?? null)}::uuid[])
      said (no, tran_id, trip_id, payment_id)
    left join tran_directory d on said.trip_id is null and d.tran_id = said.tran_id
    join payment p on p.trip_id = coalesce(said.trip_id, d.trip_id)
      and p.payment_id = coalesce(said.payment_id, d.payment_id) and p.tran_id = said.tran_id`;
};

/** Attempt with what a notice about it needs, and the language of its booking. */
export type NamedAttempt = AttemptToAsk & { state: PaymentState; language: Language };

/** Builds the query of attempts by our ids at the gateway, each with the position of its id in the list. */
export const attemptsByTranIds = (tranIds: readonly string[]) => sql`
  select said.no, p.trip_id, p.payment_id, p.tran_id, p.gateway, p.gateway_session, p.state, b.language
  from ${paymentsByTranIds(tranIds)}
    join booking b on b.trip_id = p.trip_id and b.booking_id = p.booking_id`;

/** Finds an attempt by our id at the gateway. */
export const findAttempt = openSetsOf<string, NamedAttempt | undefined>(async (db, tranIds) => {
  const { rows } = await sql<NamedAttempt & { no: number }>`${attemptsByTranIds(tranIds)}`.execute(db);
  const found = new Map(rows.map(({ no, ...attempt }) => [no, attempt]));
  return tranIds.map((_, no) => found.get(no));
});

/** Departure of a booking b. */
const departsAt = sql`
  (select f.departs_at from trip_fare f
    where f.trip_id = b.trip_id and f.from_stop_no = b.from_stop_no and f.to_stop_no = b.to_stop_no) as departs_at`;

/** States of an attempt and its booking, and the owner of the booking. */
export type AttemptStates = {
  tripId: string;
  bookingId: string;
  buyerId: string;
  userId: string | null;
  pnr: string | null;
  paymentState: PaymentState;
  bookingState: BookingState;
  /** Published departure from the stop where the booking's journey begins. */
  departsAt: Date;
  heldUntil: Date;
  paymentId: string;
  otherShares: readonly Share[];
};

/** Reads the state of an attempt by our id at the gateway; one statement for all callers that ask at the same time. */
export const readAttemptStates = openSetsOf<string, AttemptStates | undefined>(async (db, tranIds) => {
  const { rows } = await sql<AttemptStates & { no: number }>`
    select said.no, b.trip_id, b.booking_id, b.buyer_id, b.user_id, b.pnr, p.state as payment_state,
      b.state as booking_state, ${departsAt}, b.held_until, p.payment_id, p.other_shares
    from ${paymentsByTranIds(tranIds)}
      join booking b on b.trip_id = p.trip_id and b.booking_id = p.booking_id`.execute(db);
  const found = new Map(rows.map(({ no, ...standing }) => [no, standing]));
  return tranIds.map((_, no) => found.get(no));
});

/** States of a share of an attempt and of its booking. */
export type ShareStates = Pick<
  AttemptStates,
  'tripId' | 'bookingId' | 'pnr' | 'paymentState' | 'bookingState' | 'departsAt'
>;

/** Reads the state of one share of an attempt, on its trip. */
export const readShareStates = async (
  db: Database,
  { tripId, paymentId }: PaymentRef,
): Promise<ShareStates | undefined> => {
  const { rows } = await sql<ShareStates>`
    select b.trip_id, b.booking_id, b.pnr, p.state as payment_state, b.state as booking_state, ${departsAt}
    from payment p join booking b on b.trip_id = p.trip_id and b.booking_id = p.booking_id
    where p.trip_id = ${tripId} and p.payment_id = ${paymentId}`.execute(db);
  return rows[0];
};
