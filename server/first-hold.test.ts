import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtPages } from './testing/built-pages.ts';
import { signUpPerson } from './testing/people.ts';
import { sampleTrip } from './testing/sample-trip.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;
let tripId: string;
let boarding: string;
let dropping: string;
let mapPath: string;
beforeAll(async () => {
  world = await createWorld({ chores: false, web: await builtPages() });
  ({ tripId } = await sampleTrip(world.db));
  const { serviceDate } = await world.db
    .selectFrom('trip')
    .select('serviceDate')
    .where('tripId', '=', tripId)
    .executeTakeFirstOrThrow();
  mapPath = `/search?from=dhaka&to=naogaon&date=${serviceDate}&trip=${tripId}&leg=0-2`;
  const page = await (await ask(mapPath)).text();
  const pointOf = (name: string) =>
    new RegExp(`name="${name}".*?<option value="([\\w-]{36})"`, 's').exec(page)?.[1] ?? '';
  [boarding, dropping] = [pointOf('boarding'), pointOf('dropping')];
});
afterAll(() => world.stop());

const ask = (path: string, init: RequestInit = {}) =>
  fetch(world.publicUrl + path, { redirect: 'manual', ...init });
const post = (path: string, fields: Record<string, string>, cookie?: string) =>
  ask(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
  });
const tap = (seat: string, buyer: string, { cookie = '', intent = 'hold' } = {}) =>
  post(
    `/live/seats/${tripId}?leg=0-2`,
    { intent, seat, language: 'en', key: randomUUID(), ...(buyer && { buyer }) },
    cookie,
  );
const cookieOf = (answer: Response): string => answer.headers.get('set-cookie')?.split(';')[0] ?? '';
const stateOf = async (answer: Response) =>
  ((await answer.json()) as { state: { seats: Record<string, string>; hold: { bookingId: string } | null } })
    .state;
/** Form of a map for a browser without a cookie. */
const openForm = async (cookie = '') => {
  const page = await (await ask(mapPath, { headers: cookie ? { cookie } : {} })).text();
  const field = (name: string) =>
    new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';
  return { buyer: field('buyer'), key: field('key') };
};
const bookingsWith = async (seatNo: string) =>
  (
    await world.db
      .selectFrom('bookingSeat')
      .select('bookingId')
      .where('tripId', '=', tripId)
      .where('seatNo', '=', seatNo)
      .execute()
  ).map(({ bookingId }) => bookingId);

test('who only reads is given no cookie: pages, their data, calls, maps and a refused ticket number', async () => {
  const live = new AbortController();
  for (const path of [
    '/',
    '/bn/routes',
    mapPath,
    mapPath.replace('?', '.data?'),
    '/login',
    '/ticket/ABCDEF',
    `/api/trips/${tripId}/seats?from=0&to=2`,
    `/live/seats/${tripId}?leg=0-2`,
    '/nowhere',
  ]) {
    const answer = await ask(path, { signal: live.signal });
    expect(answer.headers.getSetCookie(), path).toEqual([]);
  }
  live.abort();
});

test('two first taps at once of one page are one buyer’s, who has both seats by either cookie', async () => {
  const { buyer } = await openForm();
  const answers = await Promise.all([tap('A1', buyer), tap('A2', buyer)]);
  const [one = '', other = ''] = answers.map(cookieOf);
  expect(one).toMatch(/^buyer=/);
  expect(other).toBe(one);
  const [mine, theirs] = await Promise.all([
    tap('', '', { intent: 'look', cookie: one }),
    tap('', '', { intent: 'look' }),
  ]);
  expect((await stateOf(mine)).seats).toMatchObject({ A1: 'selected', A2: 'selected' });
  expect(await stateOf(theirs)).toMatchObject({ seats: { A1: 'held', A2: 'held' }, hold: null });
  expect(await bookingsWith('A1')).toEqual(await bookingsWith('A2'));
});

test('a form without a script that was pressed twice holds its seats once, for one buyer', async () => {
  const { buyer, key } = await openForm();
  const fields = { buyer, key, seat: 'B1', boarding, dropping };
  const answers = await Promise.all([post(mapPath, fields), post(mapPath, fields)]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  const [led] = answers.map((answer) => answer.headers.get('location'));
  expect(led).toMatch(/^\/checkout\//);
  expect(answers.map((answer) => answer.headers.get('location'))).toEqual([led, led]);
  expect(new Set(answers.map(cookieOf)).size).toBe(1);
  expect(await bookingsWith('B1')).toHaveLength(1);
  const checkout = await ask(led ?? '', { headers: { cookie: answers.map(cookieOf)[0] ?? '' } });
  expect(checkout.status).toBe(200);
});

test('a form that is refused shows the seats that it holds by now as its own', async () => {
  const { buyer, key } = await openForm();
  const answer = await post(mapPath, { buyer, key, seat: 'B4', boarding: randomUUID(), dropping });
  expect([answer.status, cookieOf(answer)]).toEqual([422, expect.stringMatching(/^buyer=/)]);
  expect(await answer.text()).toMatch(/name="held" value="B4"/);
});

test('where the answer to a first tap was lost, its seat is the buyer’s who looks again', async () => {
  const { buyer } = await openForm();
  await tap('C1', buyer);
  const looked = await tap('', buyer, { intent: 'look' });
  expect((await stateOf(looked)).seats.C1).toBe('selected');
  const after = await tap('C2', '', { cookie: cookieOf(looked) });
  expect((await stateOf(after)).seats).toMatchObject({ C1: 'selected', C2: 'selected' });
});

test('a carried buyer counts for nobody who has one, opens nothing else, and not for long', async () => {
  const { buyer: stolen } = await openForm();
  await tap('D1', stolen);
  const { buyer: own } = await openForm();
  const cookie = cookieOf(await tap('D2', own));
  const answer = await tap('', stolen, { intent: 'look', cookie });
  expect(await stateOf(answer)).toMatchObject({ seats: { D1: 'held', D2: 'selected' } });
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect((await openForm(cookie)).buyer).toBe('');
  const [named = ''] = stolen.split(' ');
  const { linkSigner } = world.deps;
  const outdated = linkSigner.sign('first-hold', `${named} ${Date.now() - 1}`);
  for (const forged of [
    `${stolen.split('.')[0]}.${'A'.repeat(22)}`,
    linkSigner.sign('buyer', named),
    outdated,
  ]) {
    const refused = await tap('', forged, { intent: 'look' });
    expect((await stateOf(refused)).hold).toBeNull();
    expect(cookieOf(refused)).not.toContain(named);
  }
  const asCookie = await tap('', '', { intent: 'look', cookie: `buyer=${encodeURIComponent(stolen)}` });
  expect((await stateOf(asCookie)).hold).toBeNull();
});

test('who is signed in has a buyer from the first page on; log-out takes it and gives no other', async () => {
  const { browser } = await signUpPerson(world);
  const session = browser.headers.get('cookie') ?? '';
  const home = await ask('/', { headers: { cookie: session } });
  expect(cookieOf(home)).toMatch(/^buyer=/);
  const out = await post('/sign-out', {}, session);
  const cookies = out.headers.getSetCookie().filter((cookie) => cookie.startsWith('buyer='));
  expect(cookies.length).toBeGreaterThan(0);
  expect(cookies.every((cookie) => /Max-Age=0/.test(cookie))).toBe(true);
});
