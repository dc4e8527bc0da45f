import { type RawBuilder, sql } from 'kysely';
import type { PaymentState } from '@poth/domain/payment/lifecycle.ts';
import type { ShareOfPurchase } from '@poth/domain/payment/purchase.ts';
import { guardKind, type Guard, type Write, writeKind } from '../db/step-parts.ts';
import type { SessionFacts } from './gateways/gateway.ts';
import type { PaymentRef } from './store.ts';

const attemptAsRead = guardKind(
  'attempt',
  { tripId: 'uuid', paymentId: 'uuid', state: 'text' },
  ['tripId', 'paymentId'],
  (rows) => sql`
    select a.trip_id, a.payment_id from ${rows} given
      join payment a on a.trip_id = given.trip_id and a.payment_id = given.payment_id
    where a.state = given.state order by a.trip_id, a.payment_id for update of a`,
);

/** Locks an attempt that is still in a state. */
export const attemptInState = ({ tripId, paymentId }: PaymentRef, state: PaymentState): Guard =>
  attemptAsRead([{ tripId, paymentId, state }]);

const attemptUntaken = guardKind(
  'attempt untaken',
  { tripId: 'uuid', paymentId: 'uuid' },
  ['tripId', 'paymentId'],
  (rows) => sql`
    select a.trip_id, a.payment_id from ${rows} given
      join payment a on a.trip_id = given.trip_id and a.payment_id = given.payment_id
    where a.state = 'redirected' and a.capture_claimed_at is null
    order by a.trip_id, a.payment_id for update of a`,
);

/** Locks an attempt that its customer may still pay and whose capture has not been claimed. */
export const unclaimedAttempt = ({ tripId, paymentId }: PaymentRef): Guard =>
  attemptUntaken([{ tripId, paymentId }]);

const captureClaimed = writeKind(
  'capture claimed',
  { tripId: 'uuid', paymentId: 'uuid' },
  (rows) => sql`
    update payment a set capture_claimed_at = now()
    from ${rows} given where a.trip_id = given.trip_id and a.payment_id = given.payment_id`,
);

/** Claims the capture of a locked attempt for this process: no other captures it. */
export const claimCapture = ({ tripId, paymentId }: PaymentRef): Write =>
  captureClaimed([{ tripId, paymentId }]);

/** Columns of an attempt that a move sets; the others stay. */
export type AttemptChange = {
  gatewayPageUrl?: string;
  gatewaySession?: SessionFacts | undefined;
  receiptId?: string;
  bankTranId?: string;
  instrument?: string;
  payerHash?: string | null;
  capturedPaisa?: number;
  reason?: string | null;
};

const movedColumns = {
  tripId: 'uuid',
  paymentId: 'uuid',
  state: 'text',
  gatewayPageUrl: 'text?',
  gatewaySession: 'jsonb?',
  receiptId: 'text?',
  bankTranId: 'text?',
  instrument: 'text?',
  payerHash: 'text?',
  capturedPaisa: 'bigint?',
  reason: 'text?',
} as const;

/** Declares a move of locked attempts that also sets further columns. */
const attemptMove = (name: string, more: RawBuilder<unknown>) =>
  writeKind(
    name,
    movedColumns,
    (rows) => sql`
    update payment a set state = given.state,
      gateway_page_url = coalesce(given.gateway_page_url, a.gateway_page_url),
      gateway_session = coalesce(given.gateway_session, a.gateway_session),
      receipt_id = coalesce(given.receipt_id, a.receipt_id),
      bank_tran_id = coalesce(given.bank_tran_id, a.bank_tran_id),
      instrument = coalesce(given.instrument, a.instrument),
      payer_hash = coalesce(given.payer_hash, a.payer_hash),
      captured_paisa = coalesce(given.captured_paisa, a.captured_paisa),
      reason = coalesce(given.reason, a.reason), ${more}
    from ${rows} given where a.trip_id = given.trip_id and a.payment_id = given.payment_id`,
  );

const attemptPaid = attemptMove('attempt paid', sql`paid_at = now(), ask_at = null`);
const attemptMoved = attemptMove(
  'attempt moved',
  sql`ask_at = case when given.state = 'review' then null else a.ask_at end`,
);

/** Moves a locked attempt to a state; one that is paid or waits for a person is not asked about any more. */
export const writeAttempt = (
  { tripId, paymentId }: PaymentRef,
  state: PaymentState,
  change: AttemptChange,
): Write =>
  (state === 'paid' ? attemptPaid : attemptMoved)([
    {
      tripId,
      paymentId,
      state,
      gatewayPageUrl: change.gatewayPageUrl ?? null,
      gatewaySession: change.gatewaySession ?? null,
      receiptId: change.receiptId ?? null,
      bankTranId: change.bankTranId ?? null,
      instrument: change.instrument ?? null,
      payerHash: change.payerHash ?? null,
      capturedPaisa: change.capturedPaisa ?? null,
      reason: change.reason ?? null,
    },
  ]);

/** An attempt that this step opens: its share on one trip. */
export type NewAttempt = PaymentRef &
  ShareOfPurchase & {
    bookingId: string;
    gateway: string;
    tranId: string;
    method: string;
    contentsNo: number;
    openUntil: Date;
  };

const attemptInserted = writeKind(
  'attempt',
  {
    tripId: 'uuid',
    paymentId: 'uuid',
    bookingId: 'uuid',
    gateway: 'text',
    tranId: 'text',
    method: 'text',
    amountPaisa: 'bigint',
    otherShares: 'jsonb',
    contentsNo: 'int',
    openUntil: 'timestamptz',
  },
  (rows) => sql`
    insert into payment (trip_id, payment_id, booking_id, gateway, tran_id, method, amount_paisa, other_shares,
      contents_no, state, open_until, opening_since, ask_at)
    select trip_id, payment_id, booking_id, gateway, tran_id, method, amount_paisa, other_shares,
      contents_no, 'created', open_until, now(), now() + interval '30 seconds' from ${rows} given`,
);

/** Inserts an attempt whose page is being opened from now on. */
export const insertAttempt = (attempt: NewAttempt): Write => attemptInserted([attempt]);

/** Unique key that allows a booking one open attempt, should the lock of the booking ever fail to. */
export const oneOpenAttemptKey = 'payment_one_open';
