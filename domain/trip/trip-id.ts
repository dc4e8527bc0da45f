import { DhakaDate } from '../dhaka.ts';

/**
 * The id of a trip is a UUID whose first eight digits are its service date, 20261127-…:
 * the key by which the selling side is split, and what keeps the trips on sale together in every index.
 */
export const tripIdOf = (serviceDate: DhakaDate, random: string): string =>
  `${serviceDate.replaceAll('-', '')}${random.slice(8)}`;

/** Where the ids of a service date begin: between two of these lie the trips of the dates from one to before the other. */
export const firstTripIdOf = (serviceDate: DhakaDate): string =>
  tripIdOf(serviceDate, '00000000-0000-0000-0000-000000000000');

/** The first and the last id that trips of the same service date can have, whatever a stranger's id says. */
export const idsOfSameDate = (tripId: string): { first: string; last: string } => {
  const date = tripId.slice(0, 8);
  return { first: `${date}-0000-0000-0000-000000000000`, last: `${date}-ffff-ffff-ffff-ffffffffffff` };
};

export const serviceDateOf = (tripId: string): DhakaDate =>
  DhakaDate.parse(`${tripId.slice(0, 4)}-${tripId.slice(4, 6)}-${tripId.slice(6, 8)}`);
