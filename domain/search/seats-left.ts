import type { Journey } from '../trip/trip.ts';

/** Interval at which an open list asks for the seats left, in milliseconds. */
export const seatsLeftAskedMs = 30_000;

/**
 * Free seats of the journeys of a list, by `journeyKey`; at: when they were counted, opensAt: start of sale of those
 * that are not yet on sale, both in milliseconds.
 */
export type SeatsLeft = {
  left: Readonly<Record<string, number>>;
  opensAt: Readonly<Record<string, number>>;
  at: number;
};

/** Builds the key of a journey. */
export const journeyKey = ({ tripId, fromStopNo, toStopNo }: Journey): string =>
  `${tripId} ${fromStopNo}-${toStopNo}`;
