import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleTrip } from '@poth/server/testing/sample-trip.ts';
import { createWorld, type World } from '@poth/server/testing/world.ts';

let world: World;
let tripId: string;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  ({ tripId } = await sampleTrip(world.db));
});
afterAll(() => world.stop());

const call = (path: string, init: { headers?: Record<string, string>; body?: unknown } = {}) =>
  fetch(`${world.publicUrl}/api${path}`, {
    ...(init.body === undefined ? {} : { method: 'POST', body: JSON.stringify(init.body) }),
    headers: { 'content-type': 'application/json', 'x-poth-client': 'test', ...init.headers },
  });
const hold = (seatNos: string[]) => ({
  tripId,
  fromStopNo: 0,
  toStopNo: 2,
  seatNos,
  language: 'en',
  key: randomUUID(),
});

test('a client keeps its hold by its token', async () => {
  const { token } = (await (await call('/buyers', { body: {} })).json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const first = await call('/holds', { headers, body: hold(['A1']) });
  const second = await call('/holds', { headers, body: hold(['A2']) });
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(await second.json()).toMatchObject({ state: 'held', seats: [{ seatNo: 'A1' }, { seatNo: 'A2' }] });
});

test('a failure is a problem with a sentence in the language asked for', async () => {
  await call('/holds', { body: hold(['C1']) });
  const answer = await call('/holds', { headers: { 'accept-language': 'bn' }, body: hold(['C1']) });
  expect(answer.status).toBe(409);
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
  expect(await answer.json()).toMatchObject({
    code: 'seat-taken',
    seats: ['C1'],
    title: expect.stringContaining('অন্য একটি সিট নিন'),
  });
});

test.each([
  ['a field that nobody asked for', { ...hold(['D1']), price: 1 } as object],
  ['a seat that is no text', { ...hold(['D1']), seatNos: [7] }],
  ['no seats', { ...hold([]) }],
  ['a trip id that is none', { ...hold(['D1']), tripId: 'x' }],
])('%s is refused', async (_, body) => {
  expect((await call('/holds', { body })).status).toBe(422);
});

test('a seat map that is asked for without its stops is told which is missing', async () => {
  const answer = await call(`/trips/${tripId}/seats?to=1`);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ faults: { from: 'a whole number is needed' } });
  const wrong = await call(`/trips/${tripId}/seats?from=first&to=1`);
  expect(await wrong.json()).toMatchObject({ faults: { from: 'a whole number is needed' } });
  expect((await call(`/trips/${tripId}/seats?from=0&to=1`)).status).toBe(200);
});

test('another site cannot act for a visitor', async () => {
  const foreign = await call('/holds', {
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    body: hold(['E1']),
  });
  expect(foreign.status).toBe(403);
  const unnamed = await fetch(`${world.publicUrl}/api/holds`, {
    method: 'POST',
    body: JSON.stringify(hold(['E1'])),
    headers: { 'content-type': 'application/json' },
  });
  expect(unnamed.status).toBe(403);
});

test('the cookie of a buyer is HttpOnly and Lax, and a forged one is nobody', async () => {
  const answer = await call('/holds', { body: hold(['F1']) });
  const cookie = answer.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Lax/);
  const named = randomUUID();
  const forged = await call('/holds', {
    headers: { cookie: `buyer=${named}.AAAAAAAAAAAAAAAAAAAAAA` },
    body: hold(['F2']),
  });
  expect(forged.headers.get('set-cookie')).toMatch(/^buyer=/);
  expect(forged.headers.get('set-cookie')).not.toContain(named);
});

test('the description is served, with the calls where they lie', async () => {
  const description = (await (await call('/openapi.json')).json()) as { paths: Record<string, unknown> };
  expect(Object.keys(description.paths)).toEqual(
    expect.arrayContaining([
      '/api/holds',
      '/api/payments',
      '/auth/sign-in',
      '/users/{email}',
      '/busProvider',
    ]),
  );
});
