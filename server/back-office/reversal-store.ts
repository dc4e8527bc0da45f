import { type RawBuilder, sql } from 'kysely';
import type { ReversalLine } from '@poth/domain/back-office/money.ts';
import type { Reversal, ReversalOutcome, ReversalState } from '@poth/domain/back-office/reversal.ts';
import type { Database, Tx } from '../db/database.ts';
import type { PaymentRef } from '../payment/store.ts';
import { bookingColumns, bookingTables, onPage } from './booking-line-store.ts';

const columns = sql`r.trip_id, r.reversal_id, r.payment_id, r.booking_id, r.amount_paisa, r.reversed_on, r.reference, r.reason,
  r.answer_by, r.tickets_kept, r.state as reversal_state, r.recorded_by_name, r.recorded_at, r.asked_outcome, r.asked_by,
  r.asked_by_name, r.decided_by_name, r.decided_at, r.decided_reason`;

type ReversalRef = { tripId: string; reversalId: string };

/** Reads open cases, the earliest deadline first. */
export const readOpenReversals = async (db: Database, page: number): Promise<ReversalLine[]> => {
  const { rows } = await sql<ReversalLine>`
    select ${bookingColumns}, ${columns}
    from (select * from reversal where state = 'open' order by answer_by, recorded_at ${onPage(page)}) r
      join booking b on b.trip_id = r.trip_id and b.booking_id = r.booking_id ${bookingTables}
    order by r.answer_by, r.recorded_at`.execute(db);
  return rows;
};

const readWhere = async (db: Database | Tx, which: RawBuilder<unknown>): Promise<Reversal[]> => {
  const { rows } = await sql<Reversal>`
    select ${columns} from reversal r where ${which} order by r.recorded_at`.execute(db);
  return rows;
};

/** The reversals of a booking's payments. */
export const reversalsOf = (
  db: Database,
  { tripId, bookingId }: { tripId: string; bookingId: string },
): Promise<Reversal[]> => readWhere(db, sql`r.trip_id = ${tripId} and r.booking_id = ${bookingId}`);

export const readReversal = async (
  db: Database | Tx,
  { tripId, reversalId }: ReversalRef,
): Promise<Reversal | undefined> =>
  (await readWhere(db, sql`r.trip_id = ${tripId} and r.reversal_id = ${reversalId}`))[0];

type NewReversal = Omit<Reversal, 'reversalState' | 'recordedAt' | `asked${string}` | `decided${string}`> & {
  recordedBy: string;
};

/** Adds a case; returns false where the payment already has one with the same reference. */
export const addReversal = async (tx: Tx, reversal: NewReversal): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('reversal')
    .values(reversal)
    .onConflict((conflict) => conflict.columns(['tripId', 'paymentId', 'reference']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

/**
 * Takes an amount off what is left of a payment. The caller's transaction has locked the payment's row in an earlier
 * statement, so this one sees every refund of it. Returns false where refunds and reversals leave less.
 */
export const takeReversedAmount = async (
  tx: Tx,
  { tripId, paymentId }: PaymentRef,
  amountPaisa: number,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update payment p set reversed_paisa = p.reversed_paisa + ${amountPaisa}
    where p.trip_id = ${tripId} and p.payment_id = ${paymentId}
      and p.reversed_paisa + ${amountPaisa}::bigint + (
        select coalesce(sum(r.amount_paisa), 0) from refund r where r.trip_id = ${tripId} and r.payment_id = p.payment_id)
        <= coalesce(p.captured_paisa, 0)`.execute(tx);
  return numAffectedRows === 1n;
};

/** Puts back an amount that the gateway has returned. */
export const undoReversal = async (
  tx: Tx,
  { tripId, paymentId }: PaymentRef,
  amountPaisa: number,
): Promise<void> => {
  await sql`
    update payment set reversed_paisa = reversed_paisa - ${amountPaisa}
    where trip_id = ${tripId} and payment_id = ${paymentId}`.execute(tx);
};

type Seen = Pick<Reversal, 'tripId' | 'reversalId' | 'askedBy' | 'askedOutcome'>;
const asSeen = ({ tripId, reversalId, askedBy, askedOutcome }: Seen) => sql`
  trip_id = ${tripId} and reversal_id = ${reversalId} and state = 'open'
    and asked_by is not distinct from ${askedBy} and asked_outcome is not distinct from ${askedOutcome}`;

/**
 * Asks another admin to agree to an outcome, replacing an earlier request; false: the case has changed since it was
 * read.
 */
export const askOutcome = async (
  tx: Tx,
  seen: Seen,
  { outcome, by, byName }: { outcome: ReversalOutcome; by: string; byName: string },
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update reversal set asked_outcome = ${outcome}, asked_by = ${by}, asked_by_name = ${byName}
    where ${asSeen(seen)}`.execute(tx);
  return numAffectedRows === 1n;
};

/** Ends a case that is still as it was read; returns whether it did. */
export const endReversal = async (
  tx: Tx,
  seen: Seen,
  { state, reason, by, byName }: { state: ReversalState; reason: string; by: string; byName: string },
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update reversal set state = ${state}, decided_by = ${by}, decided_by_name = ${byName}, decided_at = now(),
      decided_reason = ${reason}, asked_by = nullif(asked_by, ${by}),
      asked_outcome = case when asked_by = ${by} then null else asked_outcome end,
      asked_by_name = case when asked_by = ${by} then null else asked_by_name end
    where ${asSeen(seen)}`.execute(tx);
  return numAffectedRows === 1n;
};
