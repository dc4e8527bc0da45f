import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listCounterNames } from '../place/list-counter-names.ts';
import { asking } from '../testing/asking.ts';
import { builtPages } from '../testing/built-pages.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { createWorld, type World } from '../testing/world.ts';

const daysAhead = 7;
const date = addDays(dhakaDate(new Date()), daysAhead);

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false, web: await builtPages() });
  const { db } = world;
  await sampleTrip(db, daysAhead);
  const names = { nameEn: 'Gabtoli', nameBn: 'গাবতলী' };
  await db.updateTable('counter').set(names).where('placeId', '=', 'dhaka').execute();
}, 90_000);
afterAll(() => world.stop());

const search = async (from: string, prefix = '') => {
  const query = new URLSearchParams({ from, to: 'Naogaon', date });
  const answer = await fetch(`${world.publicUrl}${prefix}/search?${query}`);
  return answer.text();
};

test.each(['gabtoli', 'গাবতলী', 'Gabtoli bus terminal', 'gabtali'])(
  'a search from %s finds the coaches of its place, without a script too',
  async (typed) => {
    for (const [prefix, title, shown] of [
      ['', 'Dhaka', 'Gabtoli, Dhaka'],
      ['/bn', 'ঢাকা', 'গাবতলী, ঢাকা'],
    ]) {
      const page = await search(typed, prefix);
      expect(page).toMatch(new RegExp(`<h1 class="on-dark">${title}`));
      expect(page.match(/<article [^>]*id="trip-/g)).toHaveLength(1);
      // The plain list contains the typed place under its usual name.
      expect(page).toContain(`<option value="Gabtoli, Dhaka" selected="">${shown}</option>`);
    }
  },
);

test('a client of the API searches by a counter, too, and pages ask for their names when they need them', async () => {
  const query = new URLSearchParams({ from: 'gabtoli', to: 'naogaon', date });
  const answer = await fetch(`${world.publicUrl}/api/trips?${query}`);
  expect((await answer.json()).offers).toHaveLength(1);
  const names = await (await fetch(`${world.publicUrl}/counter-names`)).json();
  expect(names).toContainEqual({
    placeId: 'dhaka',
    name: { en: 'Gabtoli', bn: 'গাবতলী' },
    operators: 1,
  });
});

test('a counter that is retired, or of a company that may not sell, names no place', async () => {
  const { db, deps } = world;
  const named = async () => (await listCounterNames(asking({ ...deps }))).map(({ name }) => name.en);
  expect(await named()).toContain('Gabtoli');
  await db.updateTable('counter').set({ retiredAt: new Date() }).where('placeId', '=', 'dhaka').execute();
  expect(await named()).not.toContain('Gabtoli');
  await db.updateTable('counter').set({ retiredAt: null }).where('placeId', '=', 'dhaka').execute();
  await db.updateTable('operator').set({ state: 'suspended' }).execute();
  expect(await named()).toEqual([]);
});
