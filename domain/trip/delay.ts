import type { StopPoint } from './trip.ts';

/** Adds minutes to a moment; negative minutes make it earlier. */
export const addMinutes = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000);

/** Moves the times of a counter by the coach's delay, for display; the published times stay as stored. */
export const delayPoint = (point: StopPoint, delayMinutes: number): StopPoint => ({
  ...point,
  at: addMinutes(point.at, delayMinutes),
  reportingAt: addMinutes(point.reportingAt, delayMinutes),
});
