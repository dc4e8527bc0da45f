import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { next } from '@poth/domain/machine.ts';
import { type Paisa, paisa } from '@poth/domain/money.ts';
import { counterGateway } from '@poth/domain/payment/payment.ts';
import { type RefundEvent, refundLife, type RefundState } from '@poth/domain/refund/lifecycle.ts';
import { recordMove } from '../audit-log/record-move.ts';
import type { Database, Tx } from '../db/database.ts';
import { announce, announceToOwner } from '../messaging/outbox.ts';

export type RefundRef = { tripId: string; refundId: string };
export type RefundRow = RefundRef & {
  bookingId: string;
  paymentId: string;
  refundTransId: string;
  amountPaisa: Paisa;
  state: RefundState;
  gatewayRefundId: string | null;
  askedTimes: number;
};

type NewRefund = {
  tripId: string;
  bookingId: string;
  paymentId: string;
  /** One refund for each payment and reason; a repeat finds the first. */
  reasonKey: string;
  seatNos: readonly string[];
  amountPaisa: Paisa;
  by: string;
  /** Its owner is told of it by another message: of what caused it, or that it is handed over at this moment. */
  toldOtherwise?: boolean;
};

const isCounterMoney = async (tx: Tx, { tripId, paymentId }: NewRefund): Promise<boolean> => {
  const { gateway } = await tx
    .selectFrom('payment')
    .select('gateway')
    .where('tripId', '=', tripId)
    .where('paymentId', '=', paymentId)
    .executeTakeFirstOrThrow();
  return gateway === counterGateway;
};

/**
 * Writes down that money is owed back and that it must be sent; what was paid at a counter waits there until it is
 * collected. Answers the refund's id, or undefined when the same was requested before.
 */
export const addRefund = async (tx: Tx, refund: NewRefund): Promise<string | undefined> => {
  const { by, seatNos, toldOtherwise, ...rest } = refund;
  const isCollected = await isCounterMoney(tx, refund);
  const refundId = randomUUID();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('refund')
    .values({
      ...rest,
      refundId,
      refundTransId: `R${randomBytes(12).toString('hex').toUpperCase()}`,
      seatNos: JSON.stringify(seatNos),
      state: 'requested',
      askAt: isCollected ? null : sql<Date>`now()`,
    })
    .onConflict((conflict) => conflict.columns(['tripId', 'paymentId', 'reasonKey']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return undefined;
  const { tripId, bookingId } = refund;
  await recordMove(tx, {
    tripId,
    subject: 'refund',
    subjectId: refundId,
    event: 'request',
    from: null,
    to: 'requested',
    by,
  });
  if (!isCollected) await announce(tx, tripId, 'refund-requested', refundId, { refundId });
  if (!toldOtherwise)
    await announceToOwner(tx, tripId, 'refund-stage', `${refundId}:requested`, {
      refundId,
      bookingId,
      stage: 'requested',
    });
  return refundId;
};

/** What of a payment has been asked back so far, whatever became of it. */
export const refundedOf = async (tx: Tx, tripId: string, paymentId: string): Promise<number> => {
  const row = await tx
    .selectFrom('refund')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amountPaisa'), sql<number>`0`).as('total'))
    .where('tripId', '=', tripId)
    .where('paymentId', '=', paymentId)
    .executeTakeFirstOrThrow();
  return Number(row.total);
};

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
    ])
    .where('tripId', '=', tripId)
    .where('refundId', '=', refundId);
  const row = await (lock === 'locked' ? query.forUpdate() : query).executeTakeFirst();
  return row && { ...row, amountPaisa: paisa(row.amountPaisa) };
};

/** Moves a locked refund along its life, writes the move down and tells its owner of a new stage. */
export const moveRefund = async (
  tx: Tx,
  refund: RefundRow,
  event: RefundEvent,
  change: { gatewayRefundId?: string; failure?: string } = {},
  by = 'gateway',
): Promise<boolean> => {
  const to = next(refundLife, refund.state, event);
  if (!to) return false;
  const { tripId, refundId, bookingId, state: from } = refund;
  const over = to === 'settled' || to === 'failed';
  const { numUpdatedRows } = await tx
    .updateTable('refund')
    .set({
      ...change,
      state: to,
      ...(to === 'sent' ? { sentAt: sql<Date>`coalesce(sent_at, now())` } : {}),
      ...(to === 'settled' ? { settledAt: sql<Date>`now()` } : {}),
      ...(over ? { askAt: null } : {}),
    })
    .where('tripId', '=', tripId)
    .where('refundId', '=', refundId)
    .where('state', '=', from)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error(`refund ${refundId} moved under its lock`);
  const detail = { failure: change.failure ?? null };
  await recordMove(tx, {
    tripId,
    subject: 'refund',
    subjectId: refundId,
    event,
    from,
    to,
    by,
    detail,
  });
  if (to === 'settled')
    await announceToOwner(tx, tripId, 'refund-stage', `${refundId}:${to}`, {
      refundId,
      bookingId,
      stage: to,
    });
  return true;
};

/**
 * Claims refunds whose turn has come and sets the next: seconds after the first try, ever more rarely later,
 * at most every six hours until the gateway has said how it ended.
 */
export const claimRefundsToFollow = async (db: Database, limit: number): Promise<RefundRef[]> => {
  const { rows } = await sql<RefundRef>`
    update refund set asked_times = asked_times + 1,
      ask_at = now() + least(interval '6 hours', interval '3 seconds' * power(2, least(asked_times, 12)))
    where (trip_id, refund_id) in (select trip_id, refund_id from refund where ask_at <= now() order by ask_at limit ${limit})
      and ask_at <= now()
    returning trip_id, refund_id`.execute(db);
  return rows;
};
