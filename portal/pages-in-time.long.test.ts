import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dhakaDate, dhakaInstant } from '@poth/domain/dhaka.ts';
import { transaction } from '@poth/server/db/transaction.ts';
import { setOperatorState } from '@poth/server/operator/submission-store.ts';
import { takeSeats } from '@poth/server/seating/store.ts';
import { builtPages } from '@poth/server/testing/built-pages.ts';
import { newBuyer } from '@poth/server/testing/buyer.ts';
import { freePort } from '@poth/server/testing/free-port.ts';
import { makeAdmin, type Person, signUpPerson } from '@poth/server/testing/people.ts';
import { type RunningTripStage, runTrip } from '@poth/server/testing/running-trip.ts';
import { createWorld, type World } from '@poth/server/testing/world.ts';
import { buildApp } from './app.ts';
import type { Web } from './web.ts';

/** Greatest age, in milliseconds, of a page that a visitor gets who has bought nothing. */
const oldestMs = 1_000;
let [here, there]: World[] = [];
let stage: RunningTripStage;
let search: string;
let admin: Person;
/** Pages that were drawn in each process, by path and query. */
const drawn = { here: [] as string[], there: [] as string[] };
const counting = (web: Web, pages: string[]): Web => ({
  ...web,
  page: (request, values) => {
    const { pathname, search: query } = new URL(request.url);
    pages.push(pathname + query);
    return web.page(request, values);
  },
});

beforeAll(async () => {
  const web = await builtPages();
  here = await createWorld({ chores: false, web: counting(web, drawn.here) });
  there = await createWorld({ chores: false, web: counting(web, drawn.there), beside: here });
  stage = await runTrip(here);
  search = `/search?from=dhaka&to=naogaon&date=${addDays(dhakaDate(new Date()), 7)}`;
  admin = await makeAdmin(here, await signUpPerson(here));
});
afterAll(async () => {
  await there!.stop();
  await here!.stop();
});

const read = async (path: string, side: 'here' | 'there' = 'here', headers: Record<string, string> = {}) => {
  const { publicUrl } = side === 'here' ? here! : there!;
  return (await fetch(publicUrl + path, { headers })).text();
};
/** Asks for a page until it comes from memory. */
const keep = async (path: string, side: 'here' | 'there'): Promise<void> => {
  for (let tries = 0; tries < 50; tries += 1) {
    const before = drawn[side].length;
    await read(path, side);
    if (drawn[side].length === before) return;
  }
  throw new Error(`${path} is never kept`);
};
/** Keeps a page in both processes until it is older than a page may be that misses a sale. */
const keepForASecond = async (path: string): Promise<void> => {
  for (const side of ['here', 'there'] as const) await keep(path, side);
  await wait(oldestMs);
};
const seatsLeft = (page: string): number => {
  const [, count] = /(\d+) seats left/.exec(page) ?? [];
  if (count === undefined) throw new Error('the page offers no seats');
  return Number(count);
};
const hold = (seatNo: string, actor = newBuyer()) =>
  here!.portal.booking.holdSeats(actor, {
    tripId: stage.tripId,
    fromStopNo: 0,
    toStopNo: 2,
    seatNos: [seatNo],
    language: 'en',
    key: randomUUID(),
  });
const left = async (side: 'here' | 'there', headers: Record<string, string> = {}) =>
  seatsLeft(await read(search, side, headers));

const held: { actor?: ReturnType<typeof newBuyer>; bookingId?: string } = {};
/** Changes of one trip in their order, with the seats then left and another text of the page. */
const sales: [name: string, becomes: number, says: RegExp, change: () => Promise<unknown>][] = [
  [
    'a first hold',
    35,
    /35 seats left/,
    async () => {
      held.actor = newBuyer();
      held.bookingId = (await hold('A1', held.actor)).bookingId;
    },
  ],
  [
    'a release',
    36,
    /36 seats left/,
    () =>
      here!.portal.booking.releaseSeats(held.actor!, {
        tripId: stage.tripId,
        bookingId: held.bookingId!,
        seatNos: ['A1'],
      }),
  ],
  ['a sale', 34, /34 seats left/, () => stage.sell(['B1', 'B2'])],
  ['a delay', 34, /45 m late/, () => stage.change({ kind: 'delay', delayMinutes: 45, reason: 'breakdown' })],
];
test.each(sales)(
  '%s is on the page here at once, and there within a second',
  async (_, becomes, says, change) => {
    await keepForASecond(search);
    await change();
    expect([await left('here'), says.test(await read(search))]).toEqual([becomes, true]);
    await wait(oldestMs);
    expect([await left('there'), says.test(await read(search, 'there'))]).toEqual([becomes, true]);
  },
);

test('a buyer sees the first hold at once in every process, however young the page for others is', async () => {
  const before = await left('here');
  for (const side of ['here', 'there'] as const) await keep(search, side);
  const buyer = newBuyer();
  await hold('C1', buyer);
  const cookie = `buyer=${here!.deps.linkSigner.sign('buyer', buyer.buyerId)}`;
  for (const side of ['here', 'there'] as const) expect(await left(side, { cookie })).toBe(before - 1);
  await wait(oldestMs);
  for (const side of ['here', 'there'] as const) expect(await left(side)).toBe(before - 1);
});

test('while seats sell all the time a page is drawn no more often than a second demands', async () => {
  await keep(search, 'here');
  const [began, beganAt] = [drawn.here.length, performance.now()];
  for (let sold = 0; sold < 20; sold += 1) {
    here!.deps.touches.touch(stage.tripId);
    await read(search);
  }
  const seconds = (performance.now() - beganAt) / 1_000;
  expect(drawn.here.length - began).toBeLessThanOrEqual(2 + seconds / 0.8);
});

test('a hold that ends is free on the page at its moment, though nothing was written', async () => {
  const before = await left('here');
  const until = new Date(Date.now() + 8_000);
  const claim = { tripId: stage.tripId, seatNos: ['D3'], legNos: [0, 1] };
  await transaction(here!.db, (tx) => takeSeats(tx, claim, randomUUID(), until));
  await wait(oldestMs);
  expect(await left('here')).toBe(before - 1);
  await wait(until.getTime() - Date.now() + 20);
  expect(await left('here')).toBe(before);
});

/** Writes of others than buyers, with a page on which each shows, and its text. */
const writings: [name: string, path: () => string, says: RegExp, write: () => Promise<unknown>][] = [
  [
    'a service charge',
    () => search,
    /৳735(?!\d)/,
    () =>
      there!.portal.settings.changeSetting(admin.actor, {
        key: 'serviceChargePerSeat',
        typed: ['35'],
        seenVersion: 0,
      }),
  ],
  [
    'a slide of the home page',
    () => '/',
    /Eid tickets for all/,
    async () => {
      const { slides } = await there!.portal.content.viewHome(newBuyer());
      const title = { en: 'Eid tickets for all', bn: 'ঈদের টিকিট' };
      const content = [{ ...slides[0], title }];
      await there!.portal.content.changeContent(admin.actor, { part: 'slides', content, seenVersion: 0 });
    },
  ],
  [
    'a trip that does not run',
    () => search,
    /^(?!.*Desh Travels)/s,
    () => stage.change({ kind: 'cancel', reason: 'breakdown' }),
  ],
  [
    'a company that is suspended',
    () => '/',
    /^(?!.*Desh Travels)/s,
    () =>
      transaction(there!.db, (tx) =>
        setOperatorState(tx, {
          operatorId: stage.operatorId,
          from: 'verified',
          to: 'suspended',
          reason: null,
          submittedAt: undefined,
        }),
      ),
  ],
];
test.each(writings)('%s is on the page within a second, here and there', async (_, path, says, write) => {
  for (const side of ['here', 'there'] as const) {
    await keep(path(), side);
    expect(says.test(await read(path(), side))).toBe(false);
  }
  await write();
  await wait(oldestMs);
  for (const side of ['here', 'there'] as const) expect(says.test(await read(path(), side))).toBe(true);
});

test('midnight in Dhaka ends a page', async () => {
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const { deps, portal } = here!;
  const config = { demonstration: true, sandboxUrl: null, production: false, trustProxy: 1 };
  const app = buildApp({
    deps: { ...deps, now },
    portal,
    config: { ...config, identityProviders: {}, logFormat: 'plain', measuredOneIn: 20 },
    web: await builtPages(),
    readiness: () => Promise.reject(new Error('not asked here')),
  });
  const port = await freePort();
  const server = serve({ fetch: app.fetch, port });
  const today = async () =>
    /name="date"[^>]*min="([\d-]+)"|min="([\d-]+)"[^>]*name="date"/
      .exec(await (await fetch(`http://localhost:${port}/`)).text())
      ?.slice(1)
      .find(Boolean);
  const tomorrow = addDays(dhakaDate(new Date()), 1);
  ahead = dhakaInstant(tomorrow).getTime() - Date.now() - 5_000;
  expect(await today()).toBe(addDays(tomorrow, -1));
  await wait(dhakaInstant(tomorrow).getTime() - now().getTime() + 20);
  expect(await today()).toBe(tomorrow);
  if ('closeAllConnections' in server) server.closeAllConnections();
  server.close();
});
