import type { SeatLayout } from '@poth/domain/fleet/seat-layout.ts';
import type { Journey } from '@poth/domain/trip/trip.ts';
import type { RequestContext } from '#ctx';
import { ownHoldOf, type SeatingState } from './seating-state.ts';

/** Context of a question about seats: the portal, the caller, and the time. */
export type SeatingContext = Pick<RequestContext, 'portal' | 'actor' | 'now'>;

export type Seating = { layout: SeatLayout; state: SeatingState };

type Held = Awaited<ReturnType<RequestContext['portal']['booking']['viewHold']>>;

/**
 * Reads a map as its buyer sees it: the plan, the state of every seat, and the own hold. held: the hold where it is
 * known, as after a tap. Problems: not-found.
 */
export const viewSeating = async (
  { portal, actor, now }: SeatingContext,
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
