import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, DhakaDate, dhakaInstant } from '@poth/domain/dhaka.ts';
import type { Database } from '../db/database.ts';
import { places } from '../db/seed/places.ts';
import { addRun, openTestPortal } from '../db/seed/testing-network.ts';
import { findPlace } from '../place/find-place.ts';
import { listPlaces } from '../place/list-places.ts';
import { fixedSettings } from '../settings/live-settings.ts';
import { asking } from '../testing/asking.ts';
import { publishTrips } from '../schedule/publish-trips.ts';
import { listRoutes } from './list-routes.ts';
import { suggestAlternatives } from './suggest-alternatives.ts';

const today = DhakaDate.parse('2026-11-24');
const now = () => dhakaInstant(today, 9 * 60);
const place = (placeId: string) => places.find((known) => known.placeId === placeId)!;

let portal: Awaited<ReturnType<typeof openTestPortal>>;
let db: Database;
beforeAll(async () => {
  portal = await openTestPortal();
  db = portal.db;
  await addRun(db, {
    stops: [
      ['dhaka', 0, 0],
      ['bogura', 193, 255],
      ['naogaon', 243, 330],
    ],
    departure: '22:45',
    fullFareTaka: 600,
  });
  await publishTrips({ db })([3, 4, 8, 9, 10, 20].map((days) => addDays(today, days)));
  // The coach runs daily from now on; every second date is published.
  await addRun(db, {
    stops: [
      ['rajshahi', 0, 0],
      ['naogaon', 80, 130],
    ],
    departure: '10:00',
    fullFareTaka: 250,
  });
  await publishTrips({ db })(Array.from({ length: 15 }, (_, turn) => addDays(today, 1 + 2 * turn)));
});
afterAll(() => portal.close());

const suggest = (from: string, to: string, date: DhakaDate) =>
  suggestAlternatives(asking({ db, now, settings: fixedSettings() }), {
    from: place(from),
    to: place(to),
    date,
  });

test('the nearest other days of the same journey, in their order', async () => {
  const { days } = await suggest('dhaka', 'rajshahi', today);
  expect(days).toEqual([]);
  const later = await suggest('rajshahi', 'naogaon', addDays(today, 2));
  expect(later.days).toEqual(
    [1, 3, 5, 7].map((ahead) => ({
      date: addDays(today, ahead),
      lowestPricePaisa: 25_000,
      soldOut: false,
    })),
  );
});

test('routes from the one place and to the other, without the one asked for', async () => {
  const names = async (from: string, to: string) =>
    (await suggest(from, to, today)).routes.map((route) => `${route.from.placeId} ${route.to.placeId}`);
  expect(await names('dhaka', 'hili')).toEqual(['dhaka bogura', 'dhaka naogaon']);
  expect(await names('dhaka', 'naogaon')).toEqual(['dhaka bogura', 'bogura naogaon', 'rajshahi naogaon']);
  expect(await names('hili', 'teknaf')).toEqual([]);
});

test('every pair of places with its lowest fare', async () => {
  const routes = await listRoutes(asking({ db, now, settings: fixedSettings() }));
  expect(
    routes.map(({ from, to, lowestPricePaisa }) => [from.name.en, to.name.en, lowestPricePaisa]),
  ).toEqual([
    ['Bogura', 'Naogaon', 12_000],
    ['Dhaka', 'Bogura', 48_000],
    ['Dhaka', 'Naogaon', 60_000],
    ['Rajshahi', 'Naogaon', 25_000],
  ]);
  expect(routes.every((route) => route.departuresADay === 1)).toBe(true);
});

test('places that have trips are listed first, and every other is known', async () => {
  const listed = await listPlaces(asking({ db, now, settings: fixedSettings() }));
  expect(listed.slice(0, 5).map(({ placeId, hasTrips }) => [placeId, hasTrips])).toEqual([
    ['dhaka', true],
    ['rajshahi', true],
    ['bogura', true],
    ['naogaon', true],
    ['narayanganj', false],
  ]);
  expect(listed).toHaveLength(places.length);
  expect((await findPlace(asking({ db, now, settings: fixedSettings() }), 'Bogra'))?.name.bn).toBe('বগুড়া');
});
