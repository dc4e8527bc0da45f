import { addMinutes } from '../add-minutes.ts';
import type { StopPoint } from './trip.ts';

/** Moves the times of a counter by the coach's delay, for display; the published times stay as stored. */
export const delayPoint = (point: StopPoint, delayMinutes: number): StopPoint => ({
  ...point,
  at: addMinutes(point.at, delayMinutes),
  reportingAt: addMinutes(point.reportingAt, delayMinutes),
});
