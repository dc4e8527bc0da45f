import { Problem } from '../problem.ts';

/** Who asks: a browser or client that proves its buyer id by a signed cookie or token, or the portal itself. */
export type Actor =
  | {
      kind: 'buyer';
      buyerId: string;
      /** Bookings whose signed link it opened or whose one-time code it typed. */
      proven: readonly string[];
    }
  | { kind: 'system' };

type Owned = { bookingId: string; buyerId: string };

const owns = (actor: Actor, booking: Owned): boolean =>
  actor.kind === 'system' || actor.buyerId === booking.buyerId || actor.proven.includes(booking.bookingId);

/** Seats and details of a hold belong to the browser that took them. */
export const canChangeHold = (actor: Actor, booking: Owned): boolean =>
  actor.kind === 'buyer' && actor.buyerId === booking.buyerId;

/** Unmasked data, the ticket's codes and its file need the owner, the signed link or a one-time code. */
export const canSeeTicket = owns;

/** Cancelling needs what seeing needs. */
export const canCancelBooking = owns;

/** The buyer who acts. Problems: not-allowed for whoever is none. */
export const buyerOf = (actor: Actor): string => {
  if (actor.kind === 'system') throw new Problem('not-allowed');
  return actor.buyerId;
};
