import type { Settings } from '../settings.ts';

const minutes = (count: number): number => count * 60_000;

/** Deadline of seats that are taken now: so many minutes from the first seat. */
export const holdUntil = (firstSeatAt: Date, { holdMinutes }: Pick<Settings, 'holdMinutes'>): Date =>
  new Date(firstSeatAt.getTime() + minutes(holdMinutes));

/** Deadline of the second way of a purchase: it is held no longer than the first, so both are held or neither. */
export const holdBeside = (ownUntil: Date, otherUntil: Date | null): Date =>
  otherUntil && otherUntil < ownUntil ? otherUntil : ownUntil;

/** The new end of a hold when its payment starts: some minutes more, once. */
export const extendForPayment = (
  hold: { heldUntil: Date; extended: boolean },
  { paymentMinutes }: Pick<Settings, 'paymentMinutes'>,
): Date => (hold.extended ? hold.heldUntil : new Date(hold.heldUntil.getTime() + minutes(paymentMinutes)));

/** Moment until which nobody can take seats whose payment is under way. */
export const protectedUntil = (heldUntil: Date, { graceMinutes }: Pick<Settings, 'graceMinutes'>): Date =>
  new Date(heldUntil.getTime() + minutes(graceMinutes));

/** Moment at which web sale for a stop ends. */
export const webSaleClosesAt = (
  departsAt: Date,
  { webSaleClosesMinutes }: Pick<Settings, 'webSaleClosesMinutes'>,
): Date => new Date(departsAt.getTime() - minutes(webSaleClosesMinutes));
