import { addMinutes } from '../add-minutes.ts';
import { type Paisa, paisa, sum } from '../money.ts';

/** Hours for which the remaining way of a purchase may be cancelled for a full refund, once its other way was lost. */
export const fullRefundHours = 24;

/**
 * Moment until which a way may be cancelled for a full refund, service charge included, because the other way of the same
 * purchase was paid and lost: a day after the loss. Null where it was not lost, or the day is over.
 */
export const fullRefundUntil = (otherWayLostAt: Date | null, now: Date): Date | null => {
  if (!otherWayLostAt) return null;
  const until = addMinutes(otherWayLostAt, fullRefundHours * 60);
  return now < until ? until : null;
};

/**
 * Sums the discounts of seats without a matching seat of the other way: as many as the way has more seats, the highest
 * discounts first. offsPaisa: discounts of the way's seats that are not cancelled; seatsBeside: number of such seats of the
 * other way.
 */
const offAlone = (offsPaisa: readonly number[], seatsBeside: number): number =>
  sum(offsPaisa.toSorted((one, next) => next - one).slice(0, Math.max(0, offsPaisa.length - seatsBeside)));

/**
 * Returns the both-ways discount, in paisa, that seats of the other way had only because of the seats cancelled now. The
 * way that stays keeps its lower fare, and its discount is withheld from the refund of the cancelled way, never more than
 * that refund: a buyer of both ways who cancels one pays the whole fare of the other, and the cancellation fee. It is
 * withheld once, and not for seats of the other way that were cancelled before. offsPaisa: discounts of the other way's
 * seats that are not cancelled; liveSeats: seats of this way, those cancelled now included.
 */
export const withheldForOtherWay = (
  offsPaisa: readonly number[],
  liveSeats: number,
  cancelledSeats: number,
): Paisa => paisa(offAlone(offsPaisa, liveSeats - cancelledSeats) - offAlone(offsPaisa, liveSeats));

/**
 * Cancelled way from whose refund money was withheld for seats of the other way: how much, what of it has come back, and
 * how many seats of the way are not cancelled.
 */
export type WithheldFromWay = { keptPaisa: number; backPaisa: number; liveSeats: number };

/**
 * Returns the part of the money withheld from a way that comes back now, because the seats that it was withheld for were
 * cancelled too: nobody travels in them at the lower fare any more. offsPaisa: discounts of the other way's seats that are
 * not cancelled.
 */
export const withheldToRefund = (
  { keptPaisa, backPaisa, liveSeats }: WithheldFromWay,
  offsPaisa: readonly number[],
): Paisa => paisa(Math.max(0, keptPaisa - backPaisa - offAlone(offsPaisa, liveSeats)));
