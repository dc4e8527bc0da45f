import type { StopPoint } from './trip.ts';

/** A moment so many minutes later; fewer than none is earlier. */
export const later = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000);

/** A counter as it is called at by a coach that runs late: what was published stays, what is shown moves. */
export const pointLater = (point: StopPoint, delayMinutes: number): StopPoint => ({
  ...point,
  at: later(point.at, delayMinutes),
  reportingAt: later(point.reportingAt, delayMinutes),
});
