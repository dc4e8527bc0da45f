import type { Bilingual } from '../language.ts';
import type { Journey } from './journey.ts';

export type { Journey } from './journey.ts';

/** A stop of a trip where passengers may board or alight at one of the operator's counters. */
export type StopPoint = {
  counterId: string;
  stopNo: number;
  name: Bilingual;
  address: Bilingual;
  phone: string;
  /** Time of the coach there. */
  at: Date;
  /** Time by which a boarding passenger should be at the counter. */
  reportingAt: Date;
};

/** Largest number of legs of a route; a request for a longer journey gets legs that no trip has. */
const mostLegs = 100;

/** Lists the legs of a journey: leg i runs from stop i to stop i + 1. */
export const legsOf = ({ fromStopNo, toStopNo }: Omit<Journey, 'tripId'>): number[] =>
  Array.from({ length: Math.min(toStopNo - fromStopNo, mostLegs) }, (_, leg) => fromStopNo + leg);
