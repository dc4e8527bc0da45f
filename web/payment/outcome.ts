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

type Way = { paymentState: PaymentState; bookingState: BookingState; pnr: string | null; departsAt: Date };

/**
 * Outcome of a purchase of one way or two: while one is not decided it is waited for; then a ticket, where one was bought, is
 * what is shown, and says how the other way stands; else what became of the first. The first is the one that leaves first.
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
