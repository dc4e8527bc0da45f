import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtPages } from '../testing/built-pages.ts';
import { aCounter, aSale } from '../testing/counter.ts';
import { makeOwnerOf, signUpPerson } from '../testing/people.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false, web: await builtPages() });
}, 60_000);
afterAll(() => world.stop());

test('the list and the open coach count the same seats, and those kept for the counters look like it', async () => {
  const { counter, trip } = world.portal;
  const { tripId, operatorId, agent } = await aCounter(world);
  const provider = await signUpPerson(world, { accountType: 'busProvider' });
  const owner = await makeOwnerOf(world, provider, operatorId);
  const keep = (seatNos: string[], keptFor: 'counter' | 'vip', [fromStopNo, toStopNo] = [0, 2]) =>
    trip.keepSeats(owner.actor, {
      tripId,
      fromStopNo,
      toStopNo,
      seatNos,
      keptFor,
      note: '',
      untilHoursBefore: null,
      key: randomUUID(),
    });
  await keep(['A1', 'A2', 'A3', 'A4'], 'counter');
  await keep(['B1'], 'vip');
  // C1 is kept on the first leg and sold on the second: nobody can sell it for the whole road.
  await keep(['C1'], 'counter', [0, 1]);
  await counter.sellAtCounter(agent.actor, aSale(tripId, { seatNos: ['C1'], fromStopNo: 1 }));

  const date = `${tripId.slice(0, 4)}-${tripId.slice(4, 6)}-${tripId.slice(6, 8)}`;
  const pageOf = async (query: string) => {
    const answer = await fetch(`${world.publicUrl}/counter?date=${date}&from=dhaka${query}`, {
      headers: { cookie: agent.browser.headers.get('cookie') ?? '', accept: 'text/html' },
    });
    return answer.text();
  };
  const leftOn = (page: string, before = '') =>
    new RegExp(`${before}[^]*?(\\d+) left`).exec(page.replaceAll(/<!--.*?-->/g, ''))?.[1];
  const [list, open] = [await pageOf(''), await pageOf(`&trip=${tripId}&leg=0-2`)];
  expect([leftOn(list, `${tripId}&amp;leg=0-2`), leftOn(open)]).toEqual(['34', '34']);
  expect(
    open.match(/data-kept="true"[^>]*><input[^>]*value="(..)"/g)?.map((seat) => seat.slice(-3, -1)),
  ).toEqual(['A1', 'A2', 'A3', 'A4']);
  expect(open).toMatch(/aria-label="Seat A1[^"]*Kept for the counters/);
  expect(open).toMatch(/data-view="sold"[^>]*><input[^>]*value="C1"/);
});

test('what a refund is counted for is put into the address only as far as it is a seat of the ticket', async () => {
  const { tripId, agent } = await aCounter(world);
  const { pnr } = await world.portal.counter.sellAtCounter(
    agent.actor,
    aSale(tripId, { seatNos: ['A1', 'A2'] }),
  );
  const made = ['A2', ...Array.from({ length: 3_000 }, (_, no) => `Z${no}`)];
  const answer = await fetch(`${world.publicUrl}/counter/tickets/${pnr}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams([['intent', 'quote'], ...made.map((seatNo) => ['seats', seatNo])]),
    headers: {
      cookie: agent.browser.headers.get('cookie') ?? '',
      accept: 'text/html',
      'sec-fetch-site': 'same-origin',
    },
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/counter/tickets/${pnr}?seats=A2`]);
});
