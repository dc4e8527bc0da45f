import type { BookingState } from '@poth/domain/booking/lifecycle.ts';
import type { PaymentState } from '@poth/domain/payment/lifecycle.ts';

/**
 * Page that a buyer who comes back from the gateway is to see: one of this address, or another address. An attempt
 * that is still open is waited for, for silence says nothing about the money.
 */
export type Outcome = 'waiting' | ReportedOutcome | 'ticket' | 'checkout';

/** Reports about a payment that has not bought a ticket here; elsewhere: another browser began it, or nobody. */
export type ReportedOutcome = 'review' | 'mismatch' | 'unseated' | 'elsewhere';

/** Outcome for the buyer of the states of an attempt and of its booking. */
export const outcomeOf = (payment: PaymentState, booking: BookingState): Outcome => {
  if (booking === 'confirmed' || booking === 'cancelled') return 'ticket';
  if (booking === 'review' || booking === 'unseated') return booking;
  if (payment === 'review') return 'mismatch';
  if (payment === 'failed' || payment === 'cancelled' || payment === 'expired') return 'checkout';
  return 'waiting';
};
