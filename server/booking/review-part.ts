import { extendPromise } from '../promo/use-store.ts';
import { giveSeats } from '../seating/seat-steps-store.ts';
import { writeBookingState } from './booking-steps-store.ts';
import { moveOf } from './move-booking.ts';
import type { PaidBooking } from './paid-store.ts';
import type { SalePart } from './sale-step.ts';
import { claimOf } from './seat-claim.ts';

/** Keeps the locked seats of a booking whose payment the gateway marks risky until a person decides. */
export const reviewPart = ({ booking, promiseStands }: PaidBooking, until: Date, by: string): SalePart => ({
  guards: booking.promoId && promiseStands ? [extendPromise(booking, until)] : [],
  writes: [
    giveSeats(claimOf(booking), booking.bookingId, 'paying', until),
    writeBookingState(booking, 'review', { reviewUntil: until }),
  ],
  moves: [moveOf(booking, 'review', by)],
});
