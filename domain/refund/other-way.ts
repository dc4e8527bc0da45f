import { type Paisa, paisa, sum } from '../money.ts';

/** Hours for which what is left of a purchase may be given back whole, once its other way was lost. */
export const fullRefundHours = 24;

/**
 * Moment until which a way may be given back in full, the service charge too, because the other way of the same purchase was
 * paid and lost: a day from then on. Null where it was not lost, or the day is over.
 */
export const fullRefundUntil = (otherWayLostAt: Date | null, now: Date): Date | null => {
  if (!otherWayLostAt) return null;
  const until = new Date(otherWayLostAt.getTime() + fullRefundHours * 3_600_000);
  return now < until ? until : null;
};

/**
 * Discounts of seats that no seat of the other way is beside: as many as there are more of them, the highest first.
 * offsPaisa: off the seats of a way that are not given back; seatsBeside: those of the other way.
 */
const offAlone = (offsPaisa: readonly number[], seatsBeside: number): number =>
  sum(offsPaisa.toSorted((one, next) => next - one).slice(0, Math.max(0, offsPaisa.length - seatsBeside)));

/**
 * Discount for both ways that seats of the other way had only beside seats that are cancelled now, in paisa. The way that
 * stays keeps its lower fare, and what its discount was comes off what goes back for the cancelled one, never more than
 * that is: who buys both ways to give one back pays the whole fare of the other, and the fee of its policy. It comes off once,
 * and not for seats of the other way that were given back before. offsPaisa: off the seats of the other way that are
 * not given back; liveSeats: those of this way.
 */
export const offOfOtherWay = (
  offsPaisa: readonly number[],
  liveSeats: number,
  cancelledSeats: number,
): Paisa => paisa(offAlone(offsPaisa, liveSeats - cancelledSeats) - offAlone(offsPaisa, liveSeats));

/** Way of which was kept for seats of the other one, with what of that has come back, and its seats that are not given back. */
export type KeptOf = { keptPaisa: number; backPaisa: number; liveSeats: number };

/**
 * Part of what was kept of a way that comes back now, because the seats that it was kept for were given back too: nobody
 * travels in them at the lower fare any more. offsPaisa: off the seats of the other way that are not given back.
 */
export const keptComesBack = (
  { keptPaisa, backPaisa, liveSeats }: KeptOf,
  offsPaisa: readonly number[],
): Paisa => paisa(Math.max(0, keptPaisa - backPaisa - offAlone(offsPaisa, liveSeats)));
