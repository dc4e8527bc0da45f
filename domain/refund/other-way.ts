import { type Paisa, sum } from '../money.ts';

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
): Paisa => {
  const alone = (seats: number) => Math.max(0, offsPaisa.length - seats);
  const highestFirst = offsPaisa.toSorted((one, next) => next - one);
  return sum(highestFirst.slice(alone(liveSeats), alone(liveSeats - cancelledSeats)));
};
