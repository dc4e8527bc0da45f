import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addDays, type DhakaDate, dhakaDate } from '@poth/domain/dhaka.ts';
import { monthOf } from '@poth/domain/month.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedPlaces } from '../db/seed/seed-places.ts';
import { addRun, tripOf } from '../db/seed/testing-network.ts';
import { publishTrips } from '../schedule/publish-trips.ts';
import { builtPages } from '../testing/built-pages.ts';
import { tellOfChange } from '../testing/tell-of-change.ts';
import { newBuyer } from '../testing/buyer.ts';
import { openCounting } from '../testing/count-trips.ts';
import { createWorld, type World } from '../testing/world.ts';

const today = dhakaDate(new Date());
const near = addDays(today, 2);
// Two days of one month, whatever the current date is.
const dates =
  monthOf(addDays(near, 1)) === monthOf(near)
    ? [near, addDays(near, 1)]
    : [1, 2].map((d) => addDays(near, d));
const [first, second] = dates as [DhakaDate, DhakaDate];
const stops = [
  ['dhaka', 0, 0],
  ['bogura', 193, 255],
] as const;

const counting = openCounting();
let world: World;
beforeAll(async () => {
  world = await createWorld({
    chores: false,
    web: await builtPages(),
    openPortalDatabase: counting.openPortalDatabase,
  });
  const { db } = world;
  await seedPlaces({ db });
  await addRun(db, { stops, departure: '07:00', fullFareTaka: 550 });
  const cool = await addRun(db, { stops, departure: '09:00', kind: 'cool', fullFareTaka: 900 });
  await publishTrips({ db })(dates);
  await sql`update trip_seat set state = 'sold', booking_id = ${randomUUID()}, expires_at = null
    where trip_id = ${await tripOf(db, cool.scheduleId, second)}`.execute(db);
  await tellOfChange(world);
}, 90_000);
afterAll(() => world.stop());

const read = async (path: string): Promise<string> =>
  (await (await fetch(world.publicUrl + path)).text()).replaceAll('<!-- -->', '');
const month = (filters = '', language = '') =>
  read(`${language}/lowest-fares/dhaka/bogura/${first}${filters}`);
/** Reads the days of a month that link to a list: address and text. */
const daysOf = (page: string): Map<string, { to: string; says: string }> =>
  new Map(
    [
      ...page.matchAll(
        /<a [^>]*href="([^"]*search\?[^"]*date=([\d-]+)[^"]*)"[^>]*><b[^>]*>[^<]*<\/b>(.*?)<\/a>/g,
      ),
    ].map(([, to = '', date = '', said = '']) => [
      date,
      { to: to.replaceAll('&amp;', '&'), says: said.replaceAll(/<[^>]+>/g, '|') },
    ]),
  );

test('each day says the lowest price of the list that it leads to, for what is filtered', async () => {
  const all = daysOf(await month());
  expect(all.get(first)?.says).toContain('|৳570|');
  const cool = daysOf(await month('?coachType=ac&seats=2'));
  expect(cool.get(first)?.says).toContain('|৳920|');
  expect(cool.get(first)?.says).toContain('Lowest of the month');
  expect(daysOf(await month('?coachType=ac')).get(second)?.says).toContain('|Sold out|');
  const list = cool.get(first)?.to ?? '';
  expect([...new URLSearchParams(list.split('?')[1])]).toEqual([
    ['from', 'dhaka'],
    ['to', 'bogura'],
    ['date', first],
    ['coachType', 'ac'],
    ['seats', '2'],
  ]);
  expect(await read(list)).toContain(`/lowest-fares/dhaka/bogura/${first}?coachType=ac&amp;seats=2`);
});

test('a month is in the language of its page, and names the days that are not on sale', async () => {
  const page = await month('', '/bn');
  expect(page).toContain('ঢাকা থেকে বগুড়া, সবচেয়ে কম ভাড়া');
  expect(page).toContain('৳৫৭০');
  expect(page).toContain('বিক্রি হচ্ছে না');
  const far = await read(`/lowest-fares/dhaka/bogura/${addDays(today, 200)}`);
  expect(far).toContain('is on sale in this month');
  expect(daysOf(far).size).toBe(0);
});

test('a place that nobody knows, the same one twice and a day that there is not are not found', async () => {
  for (const path of ['dhaka/nowhere', 'dhaka/dhaka'])
    expect((await fetch(`${world.publicUrl}/lowest-fares/${path}/${first}`)).status).toBe(404);
  expect((await fetch(`${world.publicUrl}/lowest-fares/dhaka/bogura/2026-02-30`)).status).toBe(404);
});

test('who asks for a month after another costs the database nothing, whatever is filtered', async () => {
  const asked = { from: { placeId: 'dhaka' }, to: { placeId: 'bogura' }, date: first };
  const ask = () => world.portal.search.compareMonth(newBuyer(), asked);
  await ask();
  await counting.tripsOf(() => Promise.all([ask(), ask()]));
  // Excludes the query for touches, which runs by itself while pages are read.
  expect(counting.texts().filter((text) => !text.includes('trip_touch'))).toEqual([]);
});
