import { later } from '../trip/delay.ts';

/** A coach that leaves tomorrow lets nobody in today: a slip of the finger must not use a ticket up. */
const opensHours = 12;
/** Minutes before its hour from which a coach may be said to have left: one that is not due would leave people behind. */
const leavesMinutes = 60;

/** Moment from which tickets of a trip may be marked as aboard. departsAt: from the first stop, as published. */
export const boardingOpensAt = (departsAt: Date): Date => later(departsAt, -opensHours * 60);

/** Whether a coach may be said to have left a stop. at: when it is expected to leave there. */
export const mayLeave = (at: Date, now: Date): boolean => now >= later(at, -leavesMinutes);
