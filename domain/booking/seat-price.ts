import { type Paisa, paisa, sum } from '../money.ts';
import type { ClassFares } from '../schedule/fares.ts';

/**
 * Price of a seat wherever it is shown before checkout: its fare plus the service charge, both in paisa, before any
 * discount.
 */
export const seatPrice = (farePaisa: number, serviceChargePaisa: number): Paisa =>
  paisa(farePaisa + serviceChargePaisa);

/** Price of a seat of each class. */
export const classPrices = (fares: ClassFares, serviceChargePaisa: number): ClassFares =>
  Object.fromEntries(
    Object.entries(fares).map(([coachClass, farePaisa]) => [
      coachClass,
      seatPrice(farePaisa, serviceChargePaisa),
    ]),
  );

/**
 * Price of several seats before a discount, broken down: their fares, a service charge for each, and both together.
 */
export const priceOfSeats = (seats: readonly { farePaisa: number }[], serviceChargePerSeat: number) => ({
  farePaisa: sum(seats.map(({ farePaisa }) => farePaisa)),
  serviceChargePaisa: paisa(serviceChargePerSeat * seats.length),
  totalPaisa: sum(seats.map(({ farePaisa }) => seatPrice(farePaisa, serviceChargePerSeat))),
});
