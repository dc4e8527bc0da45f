import { type Paisa, paisa, sum } from '../money.ts';
import { discountBy } from '../promo/discount.ts';
import type { PromoTerms } from '../promo/promo.ts';
import { priceOfSeats } from './seat-price.ts';

/** Price of a booking, broken down as the traveller sees it before paying. */
export type Price = { farePaisa: Paisa; serviceChargePaisa: Paisa; discountPaisa: Paisa; totalPaisa: Paisa };

type Parts = { farePaisa: number; serviceChargePaisa: number; discountPaisa: number };

export const totalOf = ({ farePaisa, serviceChargePaisa, discountPaisa }: Parts): Paisa =>
  sum([farePaisa, serviceChargePaisa, -discountPaisa]);

/**
 * The price of seats: fares plus the service charge per seat, less what a promo code takes off; the price of search is the
 * price paid. What is taken off for both ways is off the fares already (both-ways.ts): a promo code takes its part of the rest.
 */
export const priceOf = (
  seats: readonly { farePaisa: number }[],
  serviceChargePerSeat: Paisa,
  promoTerms: PromoTerms | null = null,
): Price => {
  const { farePaisa, serviceChargePaisa } = priceOfSeats(seats, serviceChargePerSeat);
  const faresPaisa = seats.map((seat) => seat.farePaisa);
  const discountPaisa = promoTerms ? discountBy(promoTerms, faresPaisa) : paisa(0);
  const parts = { farePaisa, serviceChargePaisa, discountPaisa };
  return { ...parts, totalPaisa: totalOf(parts) };
};
