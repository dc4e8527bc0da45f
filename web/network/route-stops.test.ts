import { expect, test } from 'vitest';
import { editedRoute, newStops, readRouteForm, stopsInForm } from './route-stops.ts';

const formOf = (entries: [string, string][]): FormData => {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
};

test('stops keep what was typed while others are added, moved and removed', () => {
  const read = readRouteForm(
    formOf([
      ['routeId', 'r'],
      ['seenVersion', '2'],
      ['stop', 's0'],
      ['s0.place', 'dhaka'],
      ['stop', 's1'],
      ['s1.place', 'bogura'],
      ['s1.km', '১৯৩'],
      ['s1.arrives', 'soon'],
      ['s1.counter', 'c'],
      ['s1.offset.c', '10'],
    ]),
  );
  expect(read).toMatchObject({ routeId: 'r', seenVersion: 2 });
  const added = editedRoute(read, 'add:s0');
  expect(added?.typed.stops.map(({ key, placeId }) => [key, placeId])).toEqual([
    ['s0', 'dhaka'],
    ['s2', ''],
    ['s1', 'bogura'],
  ]);
  expect(added?.focus).toBe('s2');
  const moved = added && editedRoute(added.typed, 'up:s1');
  expect(moved?.typed.stops.map(({ key }) => key)).toEqual(['s0', 's1', 's2']);
  expect(moved?.typed.stops[1]).toMatchObject({
    km: '১৯৩',
    arrives: 'soon',
    counters: [{ counterId: 'c', offset: '10' }],
  });
  expect(moved && editedRoute(moved.typed, 'remove:s2')?.typed.stops).toEqual(read.stops);
  expect(editedRoute(read, 'up:s0')?.typed.stops).toEqual(read.stops);
  expect(editedRoute(read, 'save')).toBeUndefined();
});

test('a route that is kept is shown as it would be typed', () => {
  expect(newStops()).toHaveLength(2);
  expect(
    stopsInForm([
      {
        placeId: 'dhaka',
        km: 0,
        arriveMinute: 0,
        departMinute: 0,
        counters: [{ counterId: 'c', offsetMinute: -15 }],
      },
      { placeId: 'bogura', km: 193, arriveMinute: 270, departMinute: 285, counters: [] },
    ]),
  ).toMatchObject([
    { km: '', arrives: '', departs: '', counters: [{ offset: '-15' }] },
    { km: '193', arrives: '4:30', departs: '4:45' },
  ]);
});
