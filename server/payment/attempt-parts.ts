import { nextState } from '@poth/domain/machine.ts';
import { type PaymentEvent, paymentLife } from '@poth/domain/payment/lifecycle.ts';
import { unchangedBooking } from '../booking/booking-steps-store.ts';
import type { PaidBooking } from '../booking/paid-store.ts';
import type { SalePart } from '../booking/sale-step.ts';
import { resumeSeats } from '../seating/seat-steps-store.ts';
import { type AttemptChange, attemptInState, writeAttempt } from './attempt-steps-store.ts';
import type { Attempt, Settlement } from './settle-store.ts';
import { isOpen } from './store.ts';

/** Moves an attempt as `paymentLife` allows; undefined where it does not. */
export const movePart = (
  attempt: Attempt,
  event: PaymentEvent,
  change: AttemptChange,
): SalePart | undefined => {
  const { tripId, paymentId, gateway, state: from } = attempt;
  const to = nextState(paymentLife, from, event);
  if (!to) return undefined;
  const move = { tripId, subject: 'payment', subjectId: paymentId, event, from, to } as const;
  const detail = { reason: change.reason ?? null };
  return {
    guards: [attemptInState(attempt, from)],
    writes: [writeAttempt(attempt, to, change)],
    moves: [{ ...move, by: `gateway:${gateway}`, detail }],
  };
};

/** Turns a booking whose attempt failed back into an ordinary hold, unless another attempt of it is open. */
export const resumePart = (attempt: Attempt, { booking, openAttempts }: PaidBooking): SalePart => {
  const others = openAttempts - (isOpen(attempt) ? 1 : 0);
  return booking.state === 'held' && others === 0
    ? { guards: [unchangedBooking(booking)], writes: [resumeSeats(booking, booking.heldUntil)] }
    : { guards: [], writes: [] };
};

/** Moves an attempt that brought no money, or none for this booking; undefined where `paymentLife` does not allow it. */
export const unpaidParts = (
  { attempt, paid }: Settlement,
  event: PaymentEvent,
  reason: string,
): SalePart[] | undefined => {
  const moved = movePart(attempt, event, { reason });
  return moved && [moved, resumePart(attempt, paid)];
};

/** Announces money that bought nothing, to be refunded whole. */
export const surplusPart = ({ bookingId, paymentId }: Attempt, reasonKey: string): SalePart => ({
  guards: [],
  writes: [],
  announced: [
    { topic: 'payment-surplus', dedupeKey: paymentId, payload: { bookingId, paymentId, reasonKey } },
  ],
});
