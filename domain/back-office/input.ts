import { z } from 'zod';
import { IdempotencyKey } from '../booking/input.ts';
import { SeatNosInput } from '../fleet/seats-input.ts';
import { RowId } from '../row-id.ts';
import { bearers } from './request.ts';
import { reversalOutcomes } from './reversal.ts';

const Page = z.int().min(1).max(10_000);
const BookingRef = { tripId: RowId, bookingId: RowId };
const RefundRef = { tripId: RowId, refundId: RowId };
const key = IdempotencyKey;
/** Reason, long enough for a second admin and the books to understand later. */
const Reason = z.string().trim().min(10).max(500);

export const FindBookingsInput = z.strictObject({ text: z.string().max(200), page: Page });
export type FindBookingsInput = z.input<typeof FindBookingsInput>;

export const ListInput = z.strictObject({ page: Page });
export type ListInput = z.input<typeof ListInput>;

export const ResendTicketInput = z.strictObject({ ...BookingRef, key });
export type ResendTicketInput = z.input<typeof ResendTicketInput>;

export const CancelForPassengerInput = z.strictObject({
  ...BookingRef,
  seatNos: SeatNosInput,
  /** Amount to be given back, as it was shown to the admin. */
  shownRefundPaisa: z.int().min(0),
  reason: Reason,
  key,
});
export type CancelForPassengerInput = z.input<typeof CancelForPassengerInput>;

export const GiveBackInput = z.strictObject({
  ...BookingRef,
  /** Null: everything that is left is given back, and the tickets become void. */
  amountPaisa: z.int().min(100).nullable(),
  bornBy: z.enum(bearers),
  reason: Reason,
  key,
});
export type GiveBackInput = z.input<typeof GiveBackInput>;

export const DecideReviewInput = z.strictObject({ ...BookingRef, decision: z.enum(['approve', 'decline']) });
export type DecideReviewInput = z.input<typeof DecideReviewInput>;

export const DecideRequestInput = z.strictObject({
  tripId: RowId,
  requestId: RowId,
  decision: z.enum(['approve', 'decline']),
});
export type DecideRequestInput = z.input<typeof DecideRequestInput>;

export const PaymentRefInput = z.strictObject({ tripId: RowId, paymentId: RowId });
export type PaymentRefInput = z.input<typeof PaymentRefInput>;

export const RefundRefInput = z.strictObject(RefundRef);
export type RefundRefInput = z.input<typeof RefundRefInput>;

export const SettleOutsideInput = z.strictObject({
  ...RefundRef,
  reference: z.string().trim().min(4).max(60),
  reason: Reason,
});
export type SettleOutsideInput = z.input<typeof SettleOutsideInput>;

export const RecordReversalInput = z.strictObject({
  ...BookingRef,
  /** Payment that it is of; may be left out where a gateway captured only one. */
  paymentId: RowId.optional(),
  amountPaisa: z.int().min(100),
  /** Date of the gateway's notice, as typed. */
  reversedOn: z.string().max(40),
  reference: z.string().trim().min(4).max(60),
  reason: Reason,
  /** True keeps the tickets of a coach that has not left valid. */
  ticketsKept: z.boolean(),
  key,
});
export type RecordReversalInput = z.input<typeof RecordReversalInput>;

export const DecideReversalInput = z.strictObject({
  tripId: RowId,
  reversalId: RowId,
  outcome: z.enum(reversalOutcomes),
  reason: Reason,
});
export type DecideReversalInput = z.input<typeof DecideReversalInput>;
