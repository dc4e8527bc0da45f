import { settings } from '../settings.ts';

const minutes = (count: number): number => count * 60_000;

/** Until when seats taken now are this buyer's: ten minutes from the first seat. */
export const holdUntil = (firstSeatAt: Date): Date =>
  new Date(firstSeatAt.getTime() + minutes(settings.holdMinutes));

/** The new end of a hold when its payment starts: five minutes more, once. */
export const extendForPayment = (hold: { heldUntil: Date; extended: boolean }): Date =>
  hold.extended ? hold.heldUntil : new Date(hold.heldUntil.getTime() + minutes(settings.paymentMinutes));

/** Until when nobody can take seats whose payment is under way. */
export const protectedUntil = (heldUntil: Date): Date =>
  new Date(heldUntil.getTime() + minutes(settings.graceMinutes));

/** When web sale for a stop ends. */
export const webSaleClosesAt = (departsAt: Date): Date =>
  new Date(departsAt.getTime() - minutes(settings.webSaleClosesMinutes));
