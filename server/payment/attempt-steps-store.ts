import { sql } from 'kysely';
import type { Paisa } from '@poth/domain/money.ts';
import type { PaymentState } from '@poth/domain/payment/lifecycle.ts';
import type { Guard, Write } from '../db/step.ts';
import type { PaymentRef } from './store.ts';

/** Locks an attempt that is in a state still. */
export const attemptIn = ({ tripId, paymentId }: PaymentRef, state: PaymentState): Guard<'attempt'> => ({
  name: 'attempt',
  rows: 1,
  lock: (held) => sql`
    select from payment where ${held} and trip_id = ${tripId} and payment_id = ${paymentId} and state = ${state} for update`,
});

/** Columns of an attempt that a move sets; the others stay. */
export type AttemptChange = {
  gatewayPageUrl?: string;
  receiptId?: string;
  bankTranId?: string;
  instrument?: string;
  capturedPaisa?: number;
  reason?: string | null;
};

/** Moves a locked attempt to a state; one that is paid or waits for a person is not asked about any more. */
export const writeAttempt =
  ({ tripId, paymentId }: PaymentRef, state: PaymentState, change: AttemptChange): Write =>
  (held) =>
    sql`
    update payment set state = ${state},
      gateway_page_url = coalesce(${change.gatewayPageUrl ?? null}, gateway_page_url),
      receipt_id = coalesce(${change.receiptId ?? null}, receipt_id),
      bank_tran_id = coalesce(${change.bankTranId ?? null}, bank_tran_id),
      instrument = coalesce(${change.instrument ?? null}, instrument),
      captured_paisa = coalesce(${change.capturedPaisa ?? null}::bigint, captured_paisa),
      reason = coalesce(${change.reason ?? null}, reason),
      paid_at = case when ${state} = 'paid' then now() else paid_at end,
      ask_at = case when ${state} in ('paid', 'review') then null else ask_at end
    where ${held} and trip_id = ${tripId} and payment_id = ${paymentId}`;

/** An attempt that this step opens. */
export type NewAttempt = PaymentRef & {
  bookingId: string;
  gateway: string;
  tranId: string;
  method: string;
  amountPaisa: Paisa;
  contentsNo: number;
  openUntil: Date;
};

/** Writes an attempt down whose page is being opened from now on. */
export const insertAttempt =
  (attempt: NewAttempt): Write =>
  (held) =>
    sql`
    insert into payment (trip_id, payment_id, booking_id, gateway, tran_id, method, amount_paisa, contents_no, state,
      open_until, opening_since, ask_at)
    select ${attempt.tripId}::uuid, ${attempt.paymentId}::uuid, ${attempt.bookingId}::uuid, ${attempt.gateway}, ${attempt.tranId},
      ${attempt.method}, ${attempt.amountPaisa}::bigint, ${attempt.contentsNo}::int, 'created', ${attempt.openUntil}::timestamptz,
      now(), now() + interval '30 seconds'
    where ${held}`;

/** Key by which a booking has one open attempt, should the lock of the booking ever not have seen to it. */
export const oneOpenAttempt = 'payment_one_open';

/** Writes down where an attempt lives, by our id of it at the gateway. */
export const listAttempt =
  ({ tripId, paymentId, tranId }: PaymentRef & { tranId: string }): Write =>
  (held) =>
    sql`
    insert into tran_directory (tran_id, trip_id, payment_id)
    select ${tranId}, ${tripId}::uuid, ${paymentId}::uuid where ${held}`;
