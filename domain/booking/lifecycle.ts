import type { Machine } from '../machine.ts';

export const bookingStates = ['held', 'confirmed', 'expired', 'unseated', 'review', 'cancelled'] as const;
export type BookingState = (typeof bookingStates)[number];
export type BookingEvent = 'confirm' | 'expire' | 'unseat' | 'review' | 'cancel';

/**
 * The life of a booking, apart from its payments and refunds.
 * An expired booking may still be confirmed by a late payment if its seats are free;
 * unseated: paid, but the seats are gone, the money goes back; review: paid, but the gateway calls it risky.
 */
export const bookingLife: Machine<BookingState, BookingEvent> = {
  held: { confirm: 'confirmed', expire: 'expired', unseat: 'unseated', review: 'review' },
  expired: { confirm: 'confirmed', unseat: 'unseated', review: 'review' },
  review: { confirm: 'confirmed', unseat: 'unseated' },
  confirmed: { cancel: 'cancelled' },
  unseated: {},
  cancelled: {},
};
