import type { PlaceId } from '../place/place.ts';

/** A road as coaches run it: places with kilometres and minutes from the first of them. */
export type Road = readonly (readonly [placeId: PlaceId, km: number, minute: number])[];

/** km: 0 where nobody knows. */
export type Stretch = { km: number; minutes: number };

/**
 * How far it is between two places and how long a coach takes, in either direction, by the first road that has both;
 * undefined where none has. Kilometres come from the first such road that knows them.
 */
export const roadBetween = (roads: readonly Road[], from: PlaceId, to: PlaceId): Stretch | undefined => {
  const stretches = roads.flatMap((road) => {
    const [start, end] = [from, to].map((wanted) => road.find(([placeId]) => placeId === wanted));
    if (!start || !end || start === end) return [];
    return [{ km: Math.abs(end[1] - start[1]), minutes: Math.abs(end[2] - start[2]) }];
  });
  const [first] = stretches;
  return first && { ...first, km: stretches.find(({ km }) => km > 0)?.km ?? 0 };
};
