import type { PlaceId } from '../place/place.ts';

/** Road as coaches run it: places with kilometres and minutes from the first of them. */
export type Road = readonly (readonly [placeId: PlaceId, km: number, minute: number])[];

/** Distance and running time between two places. km: 0 where unknown. */
export type Stretch = { km: number; minutes: number };

type Reached = Stretch & { placeId: PlaceId };

const neighboursOf = (roads: readonly Road[]): Map<PlaceId, Reached[]> => {
  const neighbours = new Map<PlaceId, Reached[]>();
  const join = (from: PlaceId, reached: Reached) =>
    neighbours.set(from, [...(neighbours.get(from) ?? []), reached]);
  for (const road of roads)
    for (const [index, [placeId, km, minute]] of road.entries()) {
      const next = road[index + 1];
      if (!next) continue;
      const stretch = { km: next[1] - km, minutes: next[2] - minute };
      join(placeId, { ...stretch, placeId: next[0] });
      join(next[0], { ...stretch, placeId });
    }
  return neighbours;
};

/** Finds the quickest way over several roads, changing between roads where they meet. */
const wayOver = (roads: readonly Road[], from: PlaceId, to: PlaceId): Stretch | undefined => {
  const neighbours = neighboursOf(roads);
  const reached = new Map<PlaceId, Stretch>([[from, { km: 0, minutes: 0 }]]);
  const open = new Set([from]);
  for (const here of open) {
    open.delete(here);
    const way = reached.get(here);
    if (!way) continue;
    for (const { placeId, km, minutes } of neighbours.get(here) ?? []) {
      const known = reached.get(placeId);
      if (known && known.minutes <= way.minutes + minutes) continue;
      const isMeasured = km > 0 && (way.km > 0 || here === from);
      reached.set(placeId, { km: isMeasured ? way.km + km : 0, minutes: way.minutes + minutes });
      open.add(placeId);
    }
  }
  return reached.get(to);
};

/**
 * Finds distance and running time between two places, in either direction: by the first road that has both, else over
 * the roads that join them; undefined where none do. Kilometres come from the first road that has them.
 */
export const roadBetween = (roads: readonly Road[], from: PlaceId, to: PlaceId): Stretch | undefined => {
  const stretches = roads.flatMap((road) => {
    const [start, end] = [from, to].map((wanted) => road.find(([placeId]) => placeId === wanted));
    if (!start || !end || start === end) return [];
    return [{ km: Math.abs(end[1] - start[1]), minutes: Math.abs(end[2] - start[2]) }];
  });
  const [first] = stretches;
  if (first) return { ...first, km: stretches.find(({ km }) => km > 0)?.km ?? 0 };
  return from === to ? undefined : wayOver(roads, from, to);
};
