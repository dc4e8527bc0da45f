import { sql } from 'kysely';
import { addDays, type DhakaDate, dhakaDate } from '@poth/domain/dhaka.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedPlaces } from '../db/seed/seed-places.ts';
import { addRun } from '../db/seed/testing-network.ts';
import { publishTrips } from '../schedule/publish-trips.ts';
import { builtPages } from '../testing/built-pages.ts';
import { newBuyer } from '../testing/buyer.ts';
import { openCounting } from '../testing/count-trips.ts';
import { tellOfChange } from '../testing/tell-of-change.ts';
import { createWorld, type World } from '../testing/world.ts';

const today = dhakaDate(new Date());
const date = addDays(today, 3);
const past: DhakaDate[] = Array.from({ length: 12 }, (_, days) => addDays(today, -days - 1));
const stops = [
  ['dhaka', 0, 0],
  ['bogura', 193, 255],
] as const;

const counting = openCounting();
let world: World;
let measured: string;
beforeAll(async () => {
  world = await createWorld({
    chores: false,
    web: await builtPages(),
    openPortalDatabase: counting.openPortalDatabase,
  });
  const { db } = world;
  await seedPlaces({ db });
  const run = await addRun(db, { stops, departure: '09:00', fullFareTaka: 550 });
  await publishTrips({ db })([...past, date]);
  // A coach of the evening before is not measured twice: the second company has no past trips.
  await addRun(db, { stops, departure: '07:00', fullFareTaka: 600 });
  await publishTrips({ db })([date]);
  measured = run.operatorId;
  // Of twelve trips one was cancelled, ten left on time and one did not.
  await sql`update trip set state = 'cancelled' where service_date = ${past[0]}`.execute(db);
  await sql`insert into boarding_close (trip_id, stop_no, closed_by, closed_by_name, closed_at)
    select t.trip_id, 0, 'crew', 'Crew', s.departs_at + case when t.service_date = ${past[1]} then interval '16 minutes' else interval '15 minutes' end
    from trip t join trip_stop s on s.trip_id = t.trip_id and s.stop_no = 0
    where t.service_date < ${today} and t.state <> 'cancelled'`.execute(db);
  await tellOfChange(world);
}, 90_000);
afterAll(() => world.stop());

const read = async (query = '', language = ''): Promise<string> => {
  const page = await fetch(`${world.publicUrl}${language}/search?from=dhaka&to=bogura&date=${date}${query}`);
  return (await page.text()).replaceAll('<!-- -->', '');
};
const cardsOf = (page: string): string[] => page.split(/<article [^>]*id="trip-/).slice(1);
const saysMeasured = '90% of 11 left on time · 8.3% of 12 trips cancelled';

test('a card says what is measured of its company, and nothing of one that nothing is known of', async () => {
  const [early, late] = cardsOf(await read());
  expect(early).not.toContain('left on time');
  expect(early).not.toContain('Rated');
  expect(late).toContain(saysMeasured);
  const { slug } = await world.db
    .selectFrom('operator')
    .select('slug')
    .where('operatorId', '=', measured)
    .executeTakeFirstOrThrow();
  expect(late).toContain(`href="/operators/${slug}"`);
  expect(await read('', '/bn')).toContain('১১টির মধ্যে ৯০% সময়মতো ছেড়েছে · ১২টি যাত্রার ৮.৩% বাতিল');
});

test('the most punctual come first where that is asked for, and others are left out by a filter', async () => {
  expect(cardsOf(await read('&sort=punctuality'))[0]).toContain(saysMeasured);
  expect(cardsOf(await read('&punctual=90'))).toHaveLength(1);
  const none = await read('&punctual=95');
  expect([cardsOf(none), none.includes('No coach has all of that')]).toEqual([[], true]);
  expect(cardsOf(await read('&rating=3'))).toEqual([]);
  // A value that is not offered filters nothing.
  expect(cardsOf(await read('&punctual=91&rating=x'))).toHaveLength(2);
});

test('a search asks the database for no standing that it knows', async () => {
  await world.portal.rating.listStandings(newBuyer());
  await counting.tripsOf(() => world.portal.rating.listStandings(newBuyer()));
  expect(counting.texts().filter((text) => !text.includes('trip_touch'))).toEqual([]);
});
