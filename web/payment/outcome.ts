import type { BookingState } from '@poth/domain/booking/lifecycle.ts';
import type { PaymentState } from '@poth/domain/payment/lifecycle.ts';

/**
 * Page for a buyer who comes back from the gateway: a view of this address, or another address. An attempt that is still
 * open is waited for, because silence says nothing about the money.
 */
type Outcome = 'waiting' | ReportedOutcome | 'ticket' | 'checkout';

/** Reports about a payment that has not bought a ticket here; elsewhere: another browser began it, or none did. */
export type ReportedOutcome = 'review' | 'mismatch' | 'unseated' | 'elsewhere';

/** Returns the outcome for the buyer, by the states of an attempt and of its booking. */
export const outcomeOf = (payment: PaymentState, booking: BookingState): Outcome => {
  if (booking === 'confirmed' || booking === 'cancelled') return 'ticket';
  if (booking === 'review' || booking === 'unseated') return booking;
  if (payment === 'review') return 'mismatch';
  if (payment === 'failed' || payment === 'cancelled' || payment === 'expired') return 'checkout';
  return 'waiting';
};

type Way = { paymentState: PaymentState; bookingState: BookingState; pnr: string | null; departsAt: Date };

/**
 * Returns the outcome of a purchase of one way or two: an undecided way is waited for; then a ticket is shown, if one was
 * bought, which also tells of the other way; else the outcome of the way that leaves first.
 */
export const outcomeOfWays = (ways: readonly [Way, ...Way[]]): { outcome: Outcome; pnr: string | null } => {
  const inOrder = ways.toSorted((one, next) => one.departsAt.getTime() - next.departsAt.getTime());
  const all = inOrder.map(({ paymentState, bookingState, pnr }) => ({
    outcome: outcomeOf(paymentState, bookingState),
    pnr,
  }));
  const first = (wanted: Outcome) => all.find(({ outcome }) => outcome === wanted);
  return first('waiting') ?? first('ticket') ?? first('review') ?? first('mismatch') ?? all[0]!;
};
