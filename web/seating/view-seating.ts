import type { SeatLayout } from '@poth/domain/fleet/seat-layout.ts';
import type { Journey } from '@poth/domain/trip/trip.ts';
import type { RequestContext } from '#ctx';
import { ownHoldOf, type SeatingState } from './seating-state.ts';

/** Asker about seats: whom it asks, and when. */
export type Asking = Pick<RequestContext, 'portal' | 'actor' | 'now'>;

export type Seating = { layout: SeatLayout; state: SeatingState };

type Held = Awaited<ReturnType<RequestContext['portal']['booking']['viewHold']>>;

/**
 * Reads a map as its buyer finds it: the plan, how every seat stands, the own hold; held: the hold where it is known, as
 * the answer of a tap knows it. Problems: not-found.
 */
export const viewSeating = async (
  { portal, actor, now }: Asking,
  journey: Journey,
  held?: Held,
): Promise<Seating> => {
  const booking = held ?? (await portal.booking.viewHold(actor, journey));
  const { layout, seats, marks } = await portal.seating.viewSeatMap(actor, {
    ...journey,
    bookingId: booking?.bookingId,
  });
  return { layout, state: { seats, marks, hold: booking ? ownHoldOf(booking) : null, at: now.getTime() } };
};
