import { addMinutes } from '../add-minutes.ts';

/** Hours after the last stop in which a company may still say that its coach was late or did not run. */
export const changesEndHours = 24;

/**
 * Moment until which a published trip may be changed or cancelled: a day after its coach should have reached the last
 * stop, delay included. Later its fares may have been paid out to the company, and cancelling would refund all of them at
 * Poth's risk.
 */
export const changesEndAt = (arrivesAt: Date, delayMinutes: number): Date =>
  addMinutes(arrivesAt, delayMinutes + changesEndHours * 60);
