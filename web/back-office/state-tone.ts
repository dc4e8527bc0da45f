import type { BookingState } from '@poth/domain/booking/lifecycle.ts';
import type { PaymentState } from '@poth/domain/payment/lifecycle.ts';
import type { RefundState } from '@poth/domain/refund/lifecycle.ts';

type Tone = 'late' | 'off' | 'quiet' | undefined;

/** Tone in which a booking state's word is shown. */
export const bookingTone: Record<BookingState, Tone> = {
  held: 'quiet',
  confirmed: undefined,
  expired: 'quiet',
  unseated: 'off',
  review: 'late',
  cancelled: 'off',
};
export const paymentTone: Record<PaymentState, Tone> = {
  created: 'quiet',
  redirected: 'late',
  paid: undefined,
  failed: 'off',
  cancelled: 'quiet',
  expired: 'quiet',
  review: 'late',
};
export const refundTone: Record<RefundState, Tone> = {
  requested: 'late',
  sent: 'late',
  settled: undefined,
  failed: 'off',
  unknown: 'off',
};
