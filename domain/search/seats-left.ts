import type { Journey } from '../trip/trip.ts';

/** How often an open list asks for them, in milliseconds. */
export const seatsLeftAskedMs = 30_000;

/**
 * The free seats of the journeys of a list, by their keys, and when they were counted, in milliseconds. opensAt: from when
 * those are on sale that are not yet.
 */
export type SeatsLeft = {
  left: Readonly<Record<string, number>>;
  opensAt: Readonly<Record<string, number>>;
  at: number;
};

/** A journey as a key. */
export const journeyKey = ({ tripId, fromStopNo, toStopNo }: Journey): string =>
  `${tripId} ${fromStopNo}-${toStopNo}`;
