import { DhakaDate } from '../dhaka.ts';

/**
 * Builds the id of a trip, a UUID whose first eight digits are its service date, 20261127-…: the key by which the
 * selling side is split, and which keeps the trips on sale together in every index.
 */
export const tripIdOf = (serviceDate: DhakaDate, random: string): string =>
  `${serviceDate.replaceAll('-', '')}${random.slice(8)}`;

/** Lowest possible id of a service date: the trips from one date to before another lie between the two of these. */
export const firstTripIdOf = (serviceDate: DhakaDate): string =>
  tripIdOf(serviceDate, '00000000-0000-0000-0000-000000000000');

/** Returns the first and last id that trips of the same service date can have, for any id, even an invalid one. */
export const idsOfSameDate = (tripId: string): { first: string; last: string } => {
  const date = tripId.slice(0, 8);
  return { first: `${date}-0000-0000-0000-000000000000`, last: `${date}-ffff-ffff-ffff-ffffffffffff` };
};

export const serviceDateOf = (tripId: string): DhakaDate =>
  DhakaDate.parse(`${tripId.slice(0, 4)}-${tripId.slice(4, 6)}-${tripId.slice(6, 8)}`);
