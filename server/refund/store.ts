import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import { type Paisa, paisa } from '@poth/domain/money.ts';
import { counterGateway } from '@poth/domain/payment/payment.ts';
import type { RefundState } from '@poth/domain/refund/lifecycle.ts';
import type { Database, Tx } from '../db/database.ts';
import { timeOrderedId } from '../db/time-ordered-id.ts';

export type RefundRef = { tripId: string; refundId: string };
export type RefundRow = RefundRef & {
  bookingId: string;
  paymentId: string;
  refundTransId: string;
  amountPaisa: Paisa;
  state: RefundState;
  gatewayRefundId: string | null;
  askedTimes: number;
  /** End of its wait for a choice, over or not; null: there was none, or its owner has chosen the money. */
  chooseBy: Date | null;
  /** Tells whether it still waits for its owner's choice of coach or money: until then it may be carried, and is not sent. */
  waits: boolean;
};

/**
 * Tells whether a payment was taken at a counter, where its refunds are collected. Locks the payment's row: until the
 * transaction ends neither another refund nor a reversal changes what is left of it, which `addRefund` reads.
 */
export const isCounterMoney = async (
  tx: Tx,
  { tripId, paymentId }: { tripId: string; paymentId: string },
): Promise<boolean> => {
  const { gateway } = await tx
    .selectFrom('payment')
    .select('gateway')
    .where('tripId', '=', tripId)
    .where('paymentId', '=', paymentId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return gateway === counterGateway;
};

export type NewRefund = {
  tripId: string;
  bookingId: string;
  paymentId: string;
  /** Reason of the refund: each payment has one refund for a reason; a repeat finds the first. */
  reasonKey: string;
  seatNos: readonly string[];
  amountPaisa: Paisa;
  /** Day by which it should have arrived, as its owner is told; none where it is collected. */
  promisedBy: DhakaDate;
  /** End of its wait, where its owner may have another coach instead; null: no wait. */
  chooseBy?: Date | null;
};

/**
 * Writes a refund, to be sent at once or, where it is collected, when its owner comes for it. Returns its id, or undefined
 * where the same payment has a refund for the same reason, or where its locked payment has not enough left.
 */
export const addRefund = async (
  tx: Tx,
  { tripId, bookingId, paymentId, reasonKey, seatNos, amountPaisa, promisedBy, chooseBy = null }: NewRefund,
  isCollected: boolean,
): Promise<string | undefined> => {
  const refundId = timeOrderedId();
  const refundTransId = `R${randomBytes(12).toString('hex').toUpperCase()}`;
  const { numAffectedRows } = await sql`
    insert into refund (trip_id, refund_id, booking_id, payment_id, refund_trans_id, reason_key, seat_nos, amount_paisa, state,
      ask_at, promised_by, choose_by)
    select p.trip_id, ${refundId}::uuid, ${bookingId}::uuid, p.payment_id, ${refundTransId}, ${reasonKey},
      ${JSON.stringify(seatNos)}::jsonb, ${amountPaisa}::bigint, 'requested',
      case when ${isCollected}::boolean then null else coalesce(${chooseBy}::timestamptz, now()) end,
      case when ${isCollected}::boolean then null else ${promisedBy}::date end, ${chooseBy}::timestamptz
    from payment p where p.trip_id = ${tripId} and p.payment_id = ${paymentId}
      and ${leftOfPayment(tripId)} >= ${amountPaisa}::bigint
    limit 1 -- There is one: without saying so a cluster would write on all machines, and nobody else's refund beside it.
    on conflict (trip_id, payment_id, reason_key) do nothing`.execute(tx);
  return numAffectedRows === 1n ? refundId : undefined;
};

/** Captured money of payment p that has neither been refunded nor taken back. */
const leftOfPayment = (tripId: string) => sql`coalesce(p.captured_paisa, 0) - p.reversed_paisa - (
  select coalesce(sum(r.amount_paisa), 0) from refund r where r.trip_id = ${tripId} and r.payment_id = p.payment_id)`;

/** Sums the refunds that were requested of a payment, in whatever state they are. */
export const sumRefundsOf = async (db: Database | Tx, tripId: string, paymentId: string): Promise<number> => {
  const row = await db
    .selectFrom('refund')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amountPaisa'), sql<number>`0`).as('total'))
    .where('tripId', '=', tripId)
    .where('paymentId', '=', paymentId)
    .executeTakeFirstOrThrow();
  return Number(row.total);
};

/** Reads a refund. locked: its row is locked until this transaction ends. */
export const readRefund = async (
  db: Database | Tx,
  { tripId, refundId }: RefundRef,
  lock: 'locked' | 'unlocked' = 'unlocked',
): Promise<RefundRow | undefined> => {
  const query = db
    .selectFrom('refund')
    .select([
      'tripId',
      'refundId',
      'bookingId',
      'paymentId',
      'refundTransId',
      'amountPaisa',
      'state',
      'gatewayRefundId',
      'askedTimes',
      'chooseBy',
      sql<boolean>`coalesce(choose_by > clock_timestamp(), false)`.as('waits'),
    ])
    .where('tripId', '=', tripId)
    .where('refundId', '=', refundId);
  const row = await (lock === 'locked' ? query.forUpdate() : query).executeTakeFirst();
  return row && { ...row, amountPaisa: paisa(row.amountPaisa) };
};

export type RefundChange = { gatewayRefundId?: string; failure?: string };

/** Sets the state of a refund and other columns, if its state is still as it was read; returns whether it was. */
export const setRefundState = async (
  tx: Tx,
  { tripId, refundId, state: from }: Pick<RefundRow, 'tripId' | 'refundId' | 'state'>,
  to: RefundState,
  change: RefundChange,
): Promise<boolean> => {
  const over = to === 'settled' || to === 'failed';
  const { numUpdatedRows } = await tx
    .updateTable('refund')
    .set({
      ...change,
      state: to,
      // A refused one that was accepted after all was asked about no more.
      ...(to === 'sent' ? { sentAt: sql<Date>`now()`, askAt: sql<Date>`greatest(ask_at, now())` } : {}),
      ...(to === 'settled' ? { settledAt: sql<Date>`now()` } : {}),
      ...(over ? { askAt: null } : {}),
    })
    .where('tripId', '=', tripId)
    .where('refundId', '=', refundId)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/**
 * Claims refunds that are due and sets when they are due next: seconds after the first try, then ever more rarely, at most
 * six hours apart, until the gateway has given a final answer.
 */
export const claimRefundsToFollow = async (db: Database, limit: number): Promise<RefundRef[]> => {
  const { rows } = await sql<RefundRef>`
    with due as (
      select trip_id, refund_id, now() + least(interval '6 hours', interval '3 seconds' * power(2, least(asked_times, 12))) as next_at
      from refund where ask_at <= now() order by ask_at limit ${limit})
    update refund r set asked_times = r.asked_times + 1, ask_at = due.next_at from due
    where r.trip_id = due.trip_id and r.refund_id = due.refund_id and r.ask_at <= now()
    returning r.trip_id, r.refund_id`.execute(db);
  return rows;
};

/** Makes a refund be sent anew: its number at the gateway and when it was sent are forgotten, and it is due now. */
export const resendRefund = async (tx: Tx, { tripId, refundId }: RefundRef): Promise<void> => {
  await tx
    .updateTable('refund')
    .set({ gatewayRefundId: null, sentAt: null, askAt: sql<Date>`now()` })
    .where('tripId', '=', tripId)
    .where('refundId', '=', refundId)
    .execute();
};
