import { addMinutes } from '../add-minutes.ts';

/**
 * Hours before departure from which passengers board: for tomorrow's coach a slip of the finger must not use a ticket
 * up.
 */
const opensHours = 12;
/**
 * Minutes before its expected time from which a coach may be marked as gone: earlier, passengers would be left behind.
 */
const leavesMinutes = 60;

/**
 * Returns when boarding opens, the moment from which tickets may be marked. departsAt: from the first stop, as
 * published.
 */
export const boardingOpensAt = (departsAt: Date): Date => addMinutes(departsAt, -opensHours * 60);

/** Tells whether a coach may be marked as having left a stop. at: its expected departure there. */
export const mayLeave = (at: Date, now: Date): boolean => now >= addMinutes(at, -leavesMinutes);
