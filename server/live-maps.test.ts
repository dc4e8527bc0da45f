import { randomUUID } from 'node:crypto';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import { pollEverySeconds, liveMapLimits } from '@poth/domain/seating/live-map.ts';
import { builtPages } from './testing/built-pages.ts';
import { newBuyer } from './testing/buyer.ts';
import { sampleTrip } from './testing/sample-trip.ts';
import { createWorld, type World } from './testing/world.ts';
import { publishTrips } from './schedule/publish-trips.ts';

let world: World;
const tripIds: string[] = [];
beforeAll(async () => {
  world = await createWorld({ chores: false, web: await builtPages() });
  const { operatorId } = await sampleTrip(world.db);
  const today = dhakaDate(new Date());
  await publishTrips(world)(Array.from({ length: 12 }, (_, day) => addDays(today, 8 + day)));
  const trips = await world.db
    .selectFrom('trip')
    .select('tripId')
    .where('operatorId', '=', operatorId)
    .execute();
  tripIds.push(...trips.map(({ tripId }) => tripId));
}, 60_000);
afterAll(() => world.stop());

type OpenMap = { text: string; isOpen: boolean; close: () => void };

/** Opens a map as a browser does, from an address; without a buyer and a tab every one is a new browser. */
const openMap = (
  tripId: string,
  address: string,
  { buyerId, tab = '' }: { buyerId?: string; tab?: string } = {},
): OpenMap => {
  const cookie = buyerId && `buyer=${world.deps.linkSigner.sign('buyer', buyerId)}`;
  const headers = { 'x-forwarded-for': address, ...(cookie && { cookie }) };
  const map: OpenMap = { text: '', isOpen: true, close: () => request.destroy() };
  const request = get(`${world.publicUrl}/live/seats/${tripId}?leg=0-2&tab=${tab}`, {
    agent: false,
    headers,
  });
  request.on('response', (answer: IncomingMessage) => {
    answer.setEncoding('utf8').on('data', (text: string) => {
      map.text += text;
    });
    answer.on('close', () => {
      map.isOpen = false;
    });
  });
  request.on('error', () => {
    map.isOpen = false;
  });
  return map;
};
const statesOf = ({ text }: OpenMap) => text.split('\ndata: {"seats"').length - 1;
const isAsked = ({ text }: OpenMap) =>
  text.includes(`retry: ${pollEverySeconds * 1000}\nevent: pace\ndata: {"everySeconds":${pollEverySeconds}}`);
const patience = { timeout: 15_000, interval: 50 };

test('one client opens 232 maps: its address keeps its share live, the others are told once, and others are live beside it', async () => {
  const maps: OpenMap[] = [];
  // Opens some at a time: all at once, a busy machine would rightly refuse some of them.
  while (maps.length < 232) {
    const some = Array.from({ length: 29 }, (_, n) =>
      openMap(tripIds[(maps.length + n) % tripIds.length] ?? '', '203.0.113.7'),
    );
    maps.push(...some);
    await vi.waitFor(() => expect(some.filter((map) => statesOf(map) === 0)).toEqual([]), patience);
  }
  await vi.waitFor(
    () => expect(maps.filter(({ isOpen }) => isOpen).length).toBe(liveMapLimits.perAddress),
    patience,
  );
  const [live, asked] = [maps.filter(({ isOpen }) => isOpen), maps.filter(({ isOpen }) => !isOpen)];
  expect(asked.every((map) => isAsked(map) && statesOf(map) === 1)).toBe(true);
  expect(live.some(isAsked)).toBe(false);

  const [tripId = ''] = tripIds;
  const neighbour = openMap(tripId, '198.51.100.9');
  await vi.waitFor(() => expect(statesOf(neighbour)).toBe(1), patience);
  expect(neighbour.text).toContain('{"everySeconds":null}');
  const hold = { tripId, fromStopNo: 0, toStopNo: 2, language: 'en' as const };
  await world.portal.booking.holdSeats(newBuyer(), { ...hold, seatNos: ['A1'], key: randomUUID() });
  await vi.waitFor(() => expect(neighbour.text).toContain('"A1":"held"'), patience);
  for (const map of [...maps, neighbour]) map.close();

  // Maps that were closed make room.
  await vi.waitFor(async () => {
    const next = openMap(tripId, '203.0.113.7');
    await vi.waitFor(() => expect(statesOf(next)).toBeGreaterThan(0), patience);
    const { isOpen } = next;
    next.close();
    expect(isOpen && !isAsked(next)).toBe(true);
  }, patience);
}, 60_000);

test.each([
  ['a buyer', { buyerId: randomUUID() }],
  ['a tab whose browser is no buyer yet', { tab: randomUUID() }],
])('the newest maps of %s are live, the oldest is told to ask now and then', async (_, who) => {
  const [tripId = ''] = tripIds;
  const maps: OpenMap[] = [];
  for (let n = 0; n <= liveMapLimits.perBuyer; n += 1) {
    const map = openMap(tripId, `203.0.113.${20 + n}`, who);
    maps.push(map);
    await vi.waitFor(() => expect(statesOf(map)).toBeGreaterThan(0), patience);
  }
  const [oldest, ...others] = maps;
  await vi.waitFor(() => expect(oldest?.isOpen).toBe(false), patience);
  expect(oldest && isAsked(oldest)).toBe(true);
  expect(others.every((map) => map.isOpen && !isAsked(map))).toBe(true);
  for (const map of maps) map.close();
});

test('the own hold is on the own map and on nobody else’s', async () => {
  const tripId = tripIds.at(-1) ?? '';
  const buyer = newBuyer();
  const [mine, theirs] = [
    openMap(tripId, '203.0.113.40', { buyerId: buyer.buyerId, tab: 'one' }),
    openMap(tripId, '203.0.113.40', { buyerId: randomUUID(), tab: 'one' }),
  ];
  await vi.waitFor(() => expect([statesOf(mine), statesOf(theirs)]).toEqual([1, 1]), patience);
  const hold = { tripId, fromStopNo: 0, toStopNo: 2, language: 'en' as const };
  const { bookingId } = await world.portal.booking.holdSeats(buyer, {
    ...hold,
    seatNos: ['B2'],
    key: randomUUID(),
  });
  await vi.waitFor(() => {
    expect(mine.text).toContain('"B2":"selected"');
    expect(mine.text).toContain(`"hold":{"bookingId":"${bookingId}"`);
    expect(theirs.text).toContain('"B2":"held"');
  }, patience);
  expect(theirs.text).not.toContain(bookingId);
  for (const map of [mine, theirs]) map.close();
});
