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
 * Price of seats: fares plus the service charge per seat, less the promo discount; search shows the same price. The
 * both-ways discount is off the fares already (both-ways.ts): a promo code applies to the rest.
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

/**
 * Credit from an earlier booking that pays a part of a hold, until its money is carried over: a discount without a
 * promo code. Other holds of this portal have none.
 */
export const exchangeCreditOf = ({
  promoId,
  discountPaisa,
}: {
  promoId: string | null;
  discountPaisa: number;
}): Paisa => paisa(promoId === null ? discountPaisa : 0);

type Held = Parameters<typeof exchangeCreditOf>[0] & { seats: readonly { farePaisa: number }[] };

/** Price of a hold as it is to be paid: less the promo discount, or less the credit from an earlier booking. */
export const priceOfHold = (
  booking: Held,
  serviceChargePerSeat: Paisa,
  promoTerms: PromoTerms | null = null,
): Price => {
  const price = priceOf(booking.seats, serviceChargePerSeat, promoTerms);
  const credit = promoTerms ? paisa(0) : exchangeCreditOf(booking);
  if (credit === 0) return price;
  const parts = { ...price, discountPaisa: credit };
  return { ...parts, totalPaisa: totalOf(parts) };
};
