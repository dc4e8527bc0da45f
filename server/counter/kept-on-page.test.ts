import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatMoney } from '@poth/domain/money.ts';
import { builtPages } from '../testing/built-pages.ts';
import { aCall, aCounter, aSale } from '../testing/counter.ts';
import { makeOwnerOf, type Person, signUpPerson } from '../testing/people.ts';
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

const readSale = async ({ browser }: Person, pnr: string, query = '') => {
  const headers = { cookie: browser.headers.get('cookie') ?? '', accept: 'text/html' };
  const page = await (await fetch(`${world.publicUrl}/counter/tickets/${pnr}${query}`, { headers })).text();
  return page.replaceAll(/<script\b.*?<\/script>|<!--.*?-->/gs, '');
};

test('a page says that money was handed out by the refunds of its ticket, not by its address', async () => {
  const { counter } = world.portal;
  const { tripId, agent } = await aCounter(world);
  const { bookingId, pnr } = await counter.sellAtCounter(agent.actor, aSale(tripId));
  expect(await readSale(agent, pnr, '?out=500000')).not.toContain('Done. Hand out');
  const asked = { tripId, bookingId, seatNos: ['B3', 'B4'] };
  const { refundPaisa } = await counter.quoteAtCounter(agent.actor, asked);
  const cancel = { ...asked, shownRefundPaisa: refundPaisa, key: randomUUID() };
  await counter.cancelAtCounter(agent.actor, cancel);
  const done = `Done. Hand out ${formatMoney(refundPaisa, 'en')} now.`;
  expect(await readSale(agent, pnr, '?out=500000')).toContain(done);
  expect(await readSale(agent, pnr)).not.toContain('Done. Hand out');
  await sql`update refund set settled_at = settled_at - interval '1 hour' where trip_id = ${tripId}`.execute(
    world.db,
  );
  expect(await readSale(agent, pnr, '?out')).not.toContain('Done. Hand out');
});

test('for seats that are no longer kept nothing is to be taken, and seats let go by hand are called so', async () => {
  const { counter } = world.portal;
  const { tripId, agent } = await aCounter(world);
  const hold = async (seatNos: string[]) => counter.holdByPhone(agent.actor, aCall(tripId, { seatNos }));
  const [kept, released, lapsed] = [await hold(['B3']), await hold(['C1']), await hold(['C2'])];
  await counter.releasePhoneHold(agent.actor, { tripId, bookingId: released.bookingId });
  await sql`update booking set held_until = now() - interval '1 minute'
    where trip_id = ${tripId} and booking_id = ${lapsed.bookingId}`.execute(world.db);
  expect(await readSale(agent, kept.pnr)).toMatch(/Not paid yet.*To take/s);
  const page = await readSale(agent, released.pnr);
  expect(page).toContain('Let go');
  expect(page).not.toMatch(/Lapsed|To take/);
  expect(await readSale(agent, lapsed.pnr)).toContain('Lapsed');
  expect(await readSale(agent, lapsed.pnr)).not.toContain('To take');
});
