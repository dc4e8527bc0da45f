import { addMinutes } from '../add-minutes.ts';
import type { Settings } from '../settings.ts';

/** Deadline of seats that are taken now: `holdMinutes` after the first seat. */
export const holdUntil = (firstSeatAt: Date, { holdMinutes }: Pick<Settings, 'holdMinutes'>): Date =>
  addMinutes(firstSeatAt, holdMinutes);

/** Deadline of the second direction of a purchase: no later than the first, so that both are held or neither. */
export const earlierHoldEnd = (ownUntil: Date, otherUntil: Date | null): Date =>
  otherUntil && otherUntil < ownUntil ? otherUntil : ownUntil;

/** Returns the end of a hold when its payment starts: `paymentMinutes` later, only once. */
export const extendForPayment = (
  hold: { heldUntil: Date; extended: boolean },
  { paymentMinutes }: Pick<Settings, 'paymentMinutes'>,
): Date => (hold.extended ? hold.heldUntil : addMinutes(hold.heldUntil, paymentMinutes));

/** Moment until which nobody can take seats whose payment is under way. */
export const protectedUntil = (heldUntil: Date, { graceMinutes }: Pick<Settings, 'graceMinutes'>): Date =>
  addMinutes(heldUntil, graceMinutes);

/** Moment at which web sale for a stop ends. */
export const webSaleClosesAt = (
  departsAt: Date,
  { webSaleClosesMinutes }: Pick<Settings, 'webSaleClosesMinutes'>,
): Date => addMinutes(departsAt, -webSaleClosesMinutes);
