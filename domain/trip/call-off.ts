import { addMinutes } from './delay.ts';

/** Hours after its last stop in which a company may still say that a coach did not run. */
export const callOffHours = 24;

/**
 * Moment until which a trip may be cancelled: a day after its coach should have reached the last stop, delay included.
 * Later its fares may have been paid out to the company, and cancelling would refund all of them at Poth's risk.
 */
export const callOffEndsAt = (arrivesAt: Date, delayMinutes: number): Date =>
  addMinutes(arrivesAt, delayMinutes + callOffHours * 60);
