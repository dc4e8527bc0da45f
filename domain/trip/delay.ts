import type { StopPoint } from './trip.ts';

/** Adds minutes to a moment; negative minutes make it earlier. */
export const later = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000);

/** Moves the times of a counter by the coach's delay, for display; the published times stay as stored. */
export const pointLater = (point: StopPoint, delayMinutes: number): StopPoint => ({
  ...point,
  at: later(point.at, delayMinutes),
  reportingAt: later(point.reportingAt, delayMinutes),
});
