import { expect, test } from 'vitest';
import { roadBetween } from '@poth/domain/schedule/road.ts';
import { corridors } from '../db/seed/corridors.ts';
import { places } from '../db/seed/places.ts';
import { townRoads } from './town-roads.ts';

const roads = [...Object.values(corridors).map(({ stops }) => stops), ...townRoads];

test('between any two places that Poth is delivered with, a coach knows how long it takes', () => {
  const unknown = places.flatMap(({ placeId: from }) =>
    places
      .filter(({ placeId: to }) => to !== from && (roadBetween(roads, from, to)?.minutes ?? 0) <= 0)
      .map(({ placeId: to }) => `${from} ${to}`),
  );
  expect(unknown).toEqual([]);
});

test('a town is joined to a place that there is, once', () => {
  const known = new Set(places.map(({ placeId }) => placeId));
  const ends = townRoads.map((road) => road.map(([placeId]) => placeId));
  expect(ends.flat().filter((placeId) => !known.has(placeId))).toEqual([]);
  expect(new Set(ends.map((pair) => pair.toSorted().join(' '))).size).toBe(ends.length);
});
