import { type Paisa, paisa, sum } from '../money.ts';
import { spreadOver } from '../promo/discount.ts';
import type { RefundQuote } from './policy.ts';

/**
 * Limits a quote to the money that has not gone back yet: an admin may have given a part back once the coach had left, before
 * a delay was announced that allows cancelling after all.
 */
export const withinPaid = (quote: RefundQuote, notBackPaisa: number): RefundQuote => {
  const tooMuch = quote.refundPaisa - Math.max(0, notBackPaisa);
  if (tooMuch <= 0) return quote;
  const shares = spreadOver(
    tooMuch,
    quote.seats.map(({ refundPaisa }) => refundPaisa),
  );
  const seats = quote.seats.map((seat, place) => {
    const givenBackPaisa = shares[place] ?? paisa(0);
    return { ...seat, givenBackPaisa, refundPaisa: paisa(seat.refundPaisa - givenBackPaisa) };
  });
  return { ...quote, seats, refundPaisa: sum(seats.map(({ refundPaisa }) => refundPaisa)) };
};

/** Sums what a quote leaves out because it went back before. */
export const givenBackOf = ({ seats }: Pick<RefundQuote, 'seats'>): Paisa =>
  sum(seats.map(({ givenBackPaisa }) => givenBackPaisa));
