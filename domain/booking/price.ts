import { type Paisa, paisa, sum } from '../money.ts';
import { settings } from '../settings.ts';

/** What a booking costs, broken down as the traveller sees it before paying. */
export type Price = { farePaisa: Paisa; serviceChargePaisa: Paisa; discountPaisa: Paisa; totalPaisa: Paisa };

type Parts = { farePaisa: number; serviceChargePaisa: number; discountPaisa: number };

export const totalOf = ({ farePaisa, serviceChargePaisa, discountPaisa }: Parts): Paisa =>
  sum([farePaisa, serviceChargePaisa, -discountPaisa]);

/** The price of seats: fares plus the service charge per seat; the fare of search is the fare paid. */
export const priceOf = (
  seats: readonly { farePaisa: number }[],
  serviceChargePerSeat: Paisa = settings.serviceChargePerSeat,
): Price => {
  const farePaisa = sum(seats.map((seat) => seat.farePaisa));
  const serviceChargePaisa = paisa(serviceChargePerSeat * seats.length);
  return {
    farePaisa,
    serviceChargePaisa,
    discountPaisa: paisa(0),
    totalPaisa: sum([farePaisa, serviceChargePaisa]),
  };
};
