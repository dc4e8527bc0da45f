import { type RawBuilder, sql } from 'kysely';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import type {
  DifferenceForSupport,
  DifferenceLine,
  DifferenceState,
  FoundDifference,
} from '@poth/domain/reconciliation/difference.ts';
import { onPage } from '../back-office/booking-line-store.ts';
import type { Database, Tx } from '../db/database.ts';
import { timeOrderedId } from '../db/time-ordered-id.ts';
import type { Question } from './question-store.ts';

/** Attempt or refund that a difference of a day is about. */
type OfDay = Omit<Question, 'sinceMs'>;

/** Booking of a comparison, and the number by which the gateway knows the compared attempt or refund. */
export type ComparedSubject = { bookingId: string; gateway: string; number: string };

/** Opens the case of a difference, or writes it as settled; returns false where the day has it already. */
export const insertDifference = async (
  tx: Tx,
  { day, tripId, subject, subjectId }: OfDay,
  compared: ComparedSubject,
  { isSettled, ...found }: FoundDifference & { isSettled: boolean },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('gatewayDifference')
    .values({
      differenceId: timeOrderedId(),
      day,
      tripId,
      subject,
      subjectId,
      ...compared,
      ...found,
      state: isSettled ? 'settled' : 'open',
      closedAt: isSettled ? sql<Date>`now()` : null,
    })
    .onConflict((conflict) => conflict.columns(['day', 'tripId', 'subjectId', 'kind']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

const columns = sql`g.difference_id, g.trip_id, b.pnr, g.day, g.subject, g.subject_id, g.kind, g.gateway, g.number, g.our_paisa, g.their_paisa,
  g.ours, g.theirs, g.state as difference_state, g.found_at, g.closed_at, g.closed_by_name, g.closed_reason`;

type Wanted = { state: DifferenceState | null; day: DhakaDate | null };
const isWanted = ({ state, day }: Wanted): RawBuilder<unknown> =>
  sql`${state ? sql`state = ${state}` : sql`true`} and ${day ? sql`day = ${day}::date` : sql`true`}`;

/** Lists differences, of the newest day first. */
export const readDifferences = async (
  db: Database,
  wanted: Wanted,
  page: number,
): Promise<DifferenceLine[]> => {
  const { rows } = await sql<DifferenceLine>`
    select ${columns}
    from (select * from gateway_difference where ${isWanted(wanted)} order by day desc, found_at desc, difference_id
        ${onPage(page)}) g
      left join booking b on b.trip_id = g.trip_id and b.booking_id = g.booking_id
    order by g.day desc, g.found_at desc, g.difference_id`.execute(db);
  return rows;
};

const mostOfBooking = 20;

/** The differences of a booking, without amounts; the newest first. */
export const readDifferencesOf = async (
  tx: Tx,
  { tripId, bookingId }: { tripId: string; bookingId: string },
): Promise<DifferenceForSupport[]> => {
  const { rows } = await sql<DifferenceForSupport>`
    select difference_id, day, kind, state as difference_state from gateway_difference
    where trip_id = ${tripId} and booking_id = ${bookingId} order by found_at desc limit ${mostOfBooking}`.execute(
    tx,
  );
  return rows;
};

/** Counts the differences of a day (null: of all) in each state. */
export const countDifferences = async (
  db: Database,
  day: DhakaDate | null,
): Promise<Record<DifferenceState, number>> => {
  const { rows } = await sql<Record<DifferenceState, number>>`
    select count(*) filter (where state = 'open') as open, count(*) filter (where state = 'settled') as settled,
      count(*) filter (where state = 'closed') as closed
    from gateway_difference where ${isWanted({ state: null, day })}`.execute(db);
  return rows[0] ?? { open: 0, settled: 0, closed: 0 };
};

export const readDifference = async (tx: Tx, differenceId: string) =>
  tx
    .selectFrom('gatewayDifference')
    .select(['tripId', 'bookingId', 'kind', 'day', 'number', 'state'])
    .where('differenceId', '=', differenceId)
    .executeTakeFirst();

type Closing = { differenceId: string; reason: string; by: string; byName: string };

/** Closes an open difference; of two admins at once the second gets false. */
export const endDifference = async (
  tx: Tx,
  { differenceId, reason, by, byName }: Closing,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('gatewayDifference')
    .set({
      state: 'closed',
      closedAt: sql<Date>`now()`,
      closedBy: by,
      closedByName: byName,
      closedReason: reason,
    })
    .where('differenceId', '=', differenceId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};
