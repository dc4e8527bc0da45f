import { seatLayouts } from '@poth/domain/fleet/seat-plan-templates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtPages } from '../testing/built-pages.ts';
import { aCounter } from '../testing/counter.ts';
import { makeStaff, type Person, signUpPerson } from '../testing/people.ts';
import { runTrip } from '../testing/running-trip.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false, web: await builtPages() });
}, 60_000);
afterAll(() => world.stop());

const headersOf = ({ browser }: Person) => ({
  cookie: browser.headers.get('cookie') ?? '',
  accept: 'text/html',
  'sec-fetch-site': 'same-origin',
});
/** Lists the addresses to which a page links. */
const linksOf = async (person: Person, path: string): Promise<string[]> => {
  const page = await (await fetch(world.publicUrl + path, { headers: headersOf(person) })).text();
  return [...page.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
};

test('the page of a trip leads to its passenger list, its boarding and, for those who sell, its sale', async () => {
  const { tripId, operatorId, agent } = await aCounter(world);
  const conductor = await makeStaff(world, await signUpPerson(world), operatorId, 'conductor');
  const date = `${tripId.slice(0, 4)}-${tripId.slice(4, 6)}-${tripId.slice(6, 8)}`;
  const sale = `/counter?date=${date}&trip=${tripId}&leg=0-2`;
  const both = [`/manifests/${tripId}`, `/board/${tripId}`];
  expect(await linksOf(agent, `/buses/${tripId}`)).toEqual(expect.arrayContaining([sale, ...both]));
  expect(await linksOf(agent, `/bn/buses/${tripId}`)).toContain(`/bn${sale}`);
  const conductors = await linksOf(conductor, `/buses/${tripId}`);
  expect(conductors).toEqual(expect.arrayContaining(both));
  expect(conductors.filter((href) => href.includes('trip='))).toEqual([]);
});

test('a shift that is opened on the way to a sale leads on to that sale', async () => {
  const { tripId, operatorId } = await aCounter(world);
  const agent = await makeStaff(world, await signUpPerson(world), operatorId, 'counter-agent');
  const counter = await world.db
    .selectFrom('counter')
    .select('counterId')
    .where('operatorId', '=', operatorId)
    .executeTakeFirstOrThrow();
  const sale = `/counter?date=2026-12-01&trip=${tripId}&leg=0-2`;
  const answer = await fetch(world.publicUrl + sale, {
    method: 'POST',
    body: new URLSearchParams({ intent: 'open-shift', counter: counter.counterId, amount: '500' }),
    headers: headersOf(agent),
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(sale);
});

test('a coach that a colleague has put on the trip meanwhile is refused with a sentence at its field', async () => {
  const { tripId, owner, addCoach, change } = await runTrip(world);
  const coachId = await addCoach({ coachNumber: 'R-77', layout: seatLayouts['economy-36'] });
  await change({ kind: 'coach', coachId, reason: 'breakdown' });
  const query = new URLSearchParams({ do: 'coach', coach: coachId, reason: 'breakdown' });
  const page = await fetch(`${world.publicUrl}/buses/${tripId}?${query}`, { headers: headersOf(owner) });
  expect(await page.text()).toContain('The trip has this coach already.');
});
