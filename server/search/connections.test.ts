import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedPlaces } from '../db/seed/seed-places.ts';
import { addRun, tripOf } from '../db/seed/testing-network.ts';
import { publishTrips } from '../schedule/publish-trips.ts';
import { builtPages } from '../testing/built-pages.ts';
import { tellOfChange } from '../testing/tell-of-change.ts';
import { createWorld, type World } from '../testing/world.ts';

const date = addDays(dhakaDate(new Date()), 3);

let world: World;
let [firstTrip, secondTrip] = ['', ''];
beforeAll(async () => {
  world = await createWorld({ chores: false, web: await builtPages() });
  const { db } = world;
  await seedPlaces({ db });
  const toBogura = [
    ['dhaka', 0, 0],
    ['bogura', 193, 255],
  ] as const;
  const toHili = [
    ['bogura', 0, 0],
    ['hili', 80, 120],
  ] as const;
  // The coach arrives in Bogura at 11:15.
  const first = await addRun(db, { stops: toBogura, departure: '07:00', fullFareTaka: 550 });
  const second = await addRun(db, { stops: toHili, departure: '13:00', fullFareTaka: 200 });
  await addRun(db, { stops: toHili, departure: '12:00', fullFareTaka: 100 });
  await publishTrips({ db })([date]);
  [firstTrip, secondTrip] = [
    await tripOf(db, first.scheduleId, date),
    await tripOf(db, second.scheduleId, date),
  ];
  await tellOfChange(world);
}, 90_000);
afterAll(() => world.stop());

const open = (path: string) => fetch(world.publicUrl + path);
const read = async (path: string): Promise<string> =>
  (await (await open(path)).text()).replaceAll('<!-- -->', '');

test('a road without a direct coach leads to journeys with one change, whose two coaches are bought one by one', async () => {
  expect(await read(`/search?from=dhaka&to=hili&date=${date}`)).toContain(
    `href="/one-change/dhaka/hili/${date}"`,
  );
  const page = await read(`/one-change/dhaka/hili/${date}`);
  expect(page).toContain('Change in Bogura: 1 h 45 m');
  expect(page).toContain('Not guaranteed: these are two companies.');
  expect(page).toContain('৳790 in all');
  // The coach at noon leaves 45 minutes after the arrival: too soon between two companies.
  expect(page.match(/Change in Bogura/g)).toHaveLength(1);
  for (const [road, tripId] of [
    ['from=dhaka&amp;to=bogura', firstTrip],
    ['from=bogura&amp;to=hili', secondTrip],
  ])
    expect(page).toContain(`/search?${road}&amp;date=${date}&amp;trip=${tripId}&amp;leg=0-1#trip-${tripId}`);
  expect(await read(`/bn/one-change/dhaka/hili/${date}`)).toContain('বাস বদলের জায়গা বগুড়া, হাতে ১ ঘণ্টা ৪৫ মিনিট');
});

test('a day on which no two coaches meet says so, and a road without a place to change has no such page', async () => {
  expect(await read(`/one-change/dhaka/hili/${addDays(date, 1)}`)).toContain(
    'No two coaches with free seats meet',
  );
  expect(await read(`/search?from=dhaka&to=teknaf&date=${date}`)).not.toContain('/one-change/');
  expect((await open(`/one-change/dhaka/nowhere/${date}`)).status).toBe(404);
});
