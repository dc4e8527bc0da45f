import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addDays, type DhakaDate, dhakaDate } from '@poth/domain/dhaka.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedPlaces } from '../db/seed/seed-places.ts';
import { addRun, tripOf } from '../db/seed/testing-network.ts';
import { builtPages } from '../testing/built-pages.ts';
import { tellOfChange } from '../testing/tell-of-change.ts';
import { createWorld, type World } from '../testing/world.ts';
import { publishTrips } from '../schedule/publish-trips.ts';

const first = addDays(dhakaDate(new Date()), 2);
const dates = [0, 1, 2].map((days) => addDays(first, days));
const stops = [
  ['dhaka', 0, 0],
  ['bogura', 193, 255],
] as const;

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false, web: await builtPages() });
  const { db } = world;
  await seedPlaces({ db });
  await addRun(db, { stops, departure: '07:00', fullFareTaka: 550 });
  const cool = await addRun(db, { stops, departure: '09:00', kind: 'cool', fullFareTaka: 900 });
  const small = await addRun(db, { stops, departure: '00:30', kind: 'cool', fullFareTaka: 850 });
  await addRun(db, { stops, departure: '22:00', kind: 'business', fullFareTaka: 1_300 });
  await publishTrips({ db })(dates);
  // On the second day all cheap air-conditioned coaches are sold out; on the third those of the small hours too.
  for (const [run, date] of [
    [cool, dates[1]],
    [small, dates[1]],
    [small, dates[2]],
  ] as const)
    await sql`update trip_seat set state = 'sold', booking_id = ${randomUUID()}, expires_at = null
      where trip_id = ${await tripOf(db, run.scheduleId, date!)}`.execute(db);
  await tellOfChange(world);
}, 90_000);
afterAll(() => world.stop());

const open = async (date: DhakaDate, filters: string): Promise<string> =>
  (await fetch(`${world.publicUrl}/search?from=dhaka&to=bogura&date=${date}${filters}`)).text();

/** Reads the days of the strip with their texts. */
const stripOf = (page: string): Map<string, string> =>
  new Map(
    [
      ...page.matchAll(
        /<a[^>]* href="\/search\?[^"]*date=([\d-]+)[^"]*"[^>]*><span>[^<]*<\/span><b>[^<]*<\/b><span>([^<]*)<\/span><\/a>/g,
      ),
    ].map(([, date = '', said = '']) => [date, said]),
  );

/** Finds the lowest price of the cards that are not sold out, in taka. */
const cheapestCard = (page: string): number | null => {
  const cards = page.split(/<article [^>]*id="trip-/).slice(1);
  const prices = cards
    .filter((card) => !card.includes('>Sold out<'))
    .map((card) => Number(/<b>৳([\d,]+)<\/b>/.exec(card)?.[1]?.replaceAll(',', '')));
  return prices.length > 0 ? Math.min(...prices) : null;
};

test.each([
  '',
  '&coachType=ac',
  '&coachType=ac&period=night',
  '&period=morning&period=night',
  '&seats=20',
  '&coachType=non-ac&seats=36',
])('what the strip says of a day is the price of the cheapest card of its list: %s', async (filters) => {
  const strip = stripOf(await open(first, filters));
  const said: [string, number | null][] = dates.map((date) => {
    const price = /^৳([\d,]+)$/.exec(strip.get(date) ?? '')?.[1];
    return [date, price ? Number(price.replaceAll(',', '')) : null];
  });
  const listed: [string, number | null][] = [];
  for (const date of dates) listed.push([date, cheapestCard(await open(date, filters))]);
  expect(said).toEqual(listed);
  // The strip shows the same numbers whichever of its days is open.
  for (const date of dates) {
    const there = stripOf(await open(date, filters));
    expect(dates.map((day) => there.get(day))).toEqual(dates.map((day) => strip.get(day)));
  }
});

test('a day whose coaches are sold out says so, one without a coach that is asked for says that', async () => {
  await sql`update trip_seat set state = 'sold', booking_id = ${randomUUID()}, expires_at = null
    where trip_id in (select trip_id from trip where service_date = ${dates[2]})`.execute(world.db);
  await tellOfChange(world);
  const strip = stripOf(await open(dates[2]!, '&coachType=ac&period=morning'));
  expect([strip.get(dates[1]!), strip.get(dates[2]!)]).toEqual(['Sold out', 'Sold out']);
  expect(stripOf(await open(dates[2]!, '&coachType=ac&period=afternoon')).get(dates[2]!)).toBe('No coach');
});
