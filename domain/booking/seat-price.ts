import { type Paisa, paisa, sum } from '../money.ts';
import type { ClassFares } from '../schedule/fares.ts';

/**
 * What a seat costs a traveller, wherever a price stands before checkout: its fare and the service charge. Both in paisa.
 * A discount comes after it.
 */
export const seatPrice = (farePaisa: number, serviceChargePaisa: number): Paisa =>
  paisa(farePaisa + serviceChargePaisa);

/** What a seat of each class costs a traveller. */
export const classPrices = (fares: ClassFares, serviceChargePaisa: number): ClassFares =>
  Object.fromEntries(
    Object.entries(fares).map(([coachClass, farePaisa]) => [
      coachClass,
      seatPrice(farePaisa, serviceChargePaisa),
    ]),
  );

/** What several seats cost before a discount, broken down: their fares, a service charge for each, and both together. */
export const priceOfSeats = (seats: readonly { farePaisa: number }[], serviceChargePerSeat: number) => ({
  farePaisa: sum(seats.map(({ farePaisa }) => farePaisa)),
  serviceChargePaisa: paisa(serviceChargePerSeat * seats.length),
  totalPaisa: sum(seats.map(({ farePaisa }) => seatPrice(farePaisa, serviceChargePerSeat))),
});
