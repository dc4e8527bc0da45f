import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Handler, Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { createTestDatabase } from '../db/testing.ts';
import { everyTripId } from '../db/touch.ts';
import { dependOn } from '../answer-dependencies.ts';
import { fixedSettings } from '../settings/live-settings.ts';
import { openTouches, type Touches } from '../touches.ts';
import { answerHeaders } from './answer-headers.ts';
import type { Env } from './env.ts';
import { type SharedPolicy, sharedAnswers } from './shared-answers.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
let touches: Touches;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url, 'poth_app');
  // These tests do not depend on how fast this machine hears of other processes.
  touches = { ...openTouches(db), isHeard: () => true };
});
afterAll(async () => {
  touches.stop();
  await db.destroy();
  await database.drop();
});

const publicUrl = 'https://poth.example';
const tripId = randomUUID();

/** Opens an app that answers from memory; `made`: addresses whose answers were made anew. */
const openApp = (answer: Handler<Env>, changed: Partial<SharedPolicy> = {}) => {
  const made: string[] = [];
  const app = new Hono<Env>();
  const bounds = { mostBytes: 100_000, keptMs: 60_000, youngMs: 0 };
  const policy = { isShared: () => true, publicSeconds: 1, ...bounds, ...changed };
  app.use(sharedAnswers({ now: () => new Date(), publicUrl, settings: fixedSettings(), touches }, policy));
  app.use(answerHeaders({ secure: true, live: false }));
  app.onError((_, c) => c.text('failed', 500));
  app.get('*', (c, next) => {
    made.push(c.req.path);
    return answer(c, next);
  });
  const get = (address: string, headers: Record<string, string> = {}, host = 'poth.example') =>
    app.request(`http://${host}${address}`, { headers });
  return { get, made };
};
const page: Handler<Env> = (c) => c.html('<p>page</p>');

test.each<[string, Handler<Env>]>([
  ['is not found', (c) => c.html('none', 404)],
  ['is unavailable', (c) => c.html('away', 503)],
  ['leads elsewhere', (c) => c.redirect('/elsewhere')],
  [
    'fails',
    () => {
      throw new Error('of this test');
    },
  ],
  ['sets a cookie', (c) => c.html('yours', 200, { 'set-cookie': 'buyer=x' })],
  [
    'could not be rendered whole',
    (c) => {
      c.set('publicSeconds', 0);
      return c.html('<p>half a page');
    },
  ],
])('an answer that %s is kept neither here nor by a cache before the portal', async (_, answer) => {
  const { get, made } = openApp(answer);
  for (const encoding of ['', 'br', '']) {
    const { headers } = await get('/', { 'accept-encoding': encoding });
    expect([headers.get('cache-control'), headers.has('cdn-cache-control')]).toEqual(['no-store', false]);
  }
  expect(made).toHaveLength(3);
});

test('a kept answer is made of its address alone, whatever host and headers its first client sent', async () => {
  const { get, made } = openApp((c) => c.json([c.req.url, c.req.raw.url, ...c.req.raw.headers.values()]));
  const first = await get('/search?from=a', { 'x-forwarded-host': 'evil.example' }, 'evil.example');
  const url = `${publicUrl}/search?from=a`;
  expect(await first.json()).toEqual([url, url]);
  expect(await (await get('/search?from=a', {}, 'other.example')).json()).toEqual([url, url]);
  expect(made).toHaveLength(1);
});

test('no more is kept than the bound in bytes, and what is asked for again and again stays', async () => {
  const { get, made } = openApp((c) => c.html('x'.repeat(9_000)));
  const hostile = Array.from({ length: 60 }, (_, n) => `/search?from=${n}`);
  for (const address of hostile) for (const wanted of ['/', address]) await get(wanted);
  expect(made.length).toBe(61);
  // Fewer than ten of these pages, with their headers, fit into the bound.
  for (const address of hostile.toReversed()) await get(address);
  expect(made.length - 61).toBeGreaterThan(49);
});

test('a young answer outlasts what its trip sells, an older one and a change of all trips end it at once', async () => {
  const answer: Handler<Env> = (c, next) => {
    dependOn([tripId], touches.newest());
    return page(c, next);
  };
  const [ever, never] = [openApp(answer, { youngMs: 60_000 }), openApp(answer, { youngMs: 0 })];
  for (const { get } of [ever, never]) await get('/');
  for (let sold = 0; sold < 5; sold += 1) {
    touches.touch(tripId);
    for (const { get } of [ever, never]) await get('/');
  }
  expect([ever.made.length, never.made.length]).toEqual([1, 6]);
  touches.touch(everyTripId);
  for (const { get } of [ever, never]) await get('/');
  expect([ever.made.length, never.made.length]).toEqual([2, 7]);
});

test('an answer that is packed late ends with the one that it was packed from', async () => {
  const { get, made } = openApp(page, { keptMs: 2_000 });
  await get('/');
  await wait(1_200);
  await get('/', { 'accept-encoding': 'br' });
  await wait(1_000);
  await get('/', { 'accept-encoding': 'br' });
  expect(made).toHaveLength(2);
});
