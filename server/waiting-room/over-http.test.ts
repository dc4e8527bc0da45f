import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleTrip } from '../testing/sample-trip.ts';
import { letSecondPass, openRoom, setUpRoom } from '../testing/waiting-room.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
let tripId: string;
let roomId: string;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  ({ tripId } = await sampleTrip(world.db));
  roomId = await setUpRoom(world, tripId);
});
afterAll(() => world.stop());

const ask = async (
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  headers: Record<string, string> = {},
) => {
  const answer = await fetch(`${world.publicUrl}/api${path}`, {
    method,
    headers: { 'x-poth-client': 'test', 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
};
const read = async <T>(...asked: Parameters<typeof ask>): Promise<T> =>
  JSON.parse((await ask(...asked)).text) as T;
const aToken = async () => (await read<{ token: string }>('POST', '/buyers', {})).token;

test('a program waits, enters and holds by documented calls', async () => {
  const { rooms } = await read<{ rooms: { roomId: string; stage: string }[] }>('GET', '/waiting-rooms');
  expect(rooms).toMatchObject([{ roomId, stage: 'before' }]);
  const bearer = { authorization: `Bearer ${await aToken()}` };
  const given = await read<{ place: string; state: string }>(
    'POST',
    `/waiting-rooms/${roomId}/places`,
    {},
    bearer,
  );
  expect(given.state).toBe('in-lot');
  await openRoom(world, roomId);
  const wish = { tripId, fromStopNo: 0, toStopNo: 2, seatNos: ['A1'], language: 'en' };
  const refused = await ask('POST', '/holds', { ...wish, key: randomUUID() }, bearer);
  expect([refused.status, JSON.parse(refused.text)]).toMatchObject([
    403,
    { code: 'waiting-room', address: `/waiting-room/${roomId}` },
  ]);
  for (let tick = 0; tick < 3; tick++) await letSecondPass(world, world.deps.rooms, roomId);
  const { place } = given;
  expect(await read('POST', `/waiting-rooms/${roomId}/places/view`, { place })).toMatchObject({
    state: 'admitted',
  });
  const { pass } = await read<{ pass: string }>('POST', `/waiting-rooms/${roomId}/passes`, { place }, bearer);
  const held = await ask(
    'POST',
    '/holds',
    { ...wish, key: randomUUID() },
    { ...bearer, 'x-poth-pass': pass },
  );
  expect([held.status, JSON.parse(held.text)]).toMatchObject([200, { state: 'held' }]);
  const another = { authorization: `Bearer ${await aToken()}`, 'x-poth-pass': pass };
  const stolen = await ask('POST', '/holds', { ...wish, seatNos: ['B1'], key: randomUUID() }, another);
  expect(JSON.parse(stolen.text)).toMatchObject({ code: 'waiting-room' });
});

test('how far the room has come is the same bytes for everybody, whatever cookies they bring', async () => {
  const path = `/waiting-rooms/${roomId}`;
  const answers = await Promise.all([
    ask('GET', path),
    ask('GET', path, undefined, { cookie: 'sid=made-up; buyer=made-up' }),
    ask('GET', path, undefined, { authorization: `Bearer ${await aToken()}` }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ text }) => text.replace(/"now":"[^"]*"/, ''))).size).toBe(1);
  for (const { headers } of answers) {
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('cache-control')).toBe('public, max-age=1');
  }
  expect((await ask('GET', `/waiting-rooms/${randomUUID()}`)).status).toBe(404);
});

test('a place is shown while no lane has room; a token that is none and a body without one are refused', async () => {
  const given = await read<{ place: string }>(
    'POST',
    `/waiting-rooms/${roomId}/places`,
    {},
    {
      authorization: `Bearer ${await aToken()}`,
    },
  );
  const none = { mostUnderWay: 0, mostQueued: 0, longestWaitMs: 0 };
  const full = await createWorld({
    chores: false,
    beside: world,
    laneBounds: { waiting: none, looking: none },
  });
  try {
    await full.deps.rooms.beat();
    const view = async (body: object) => {
      const answer = await fetch(`${full.publicUrl}/api/waiting-rooms/${roomId}/places/view`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: 'sid=made-up' },
        body: JSON.stringify(body),
      });
      return [answer.status, (JSON.parse(await answer.text()) as { code?: string }).code];
    };
    expect(await view({ place: given.place })).toEqual([200, undefined]);
    expect(await view({ place: 'made-up' })).toEqual([422, 'waiting-place-unknown']);
    expect(await view({})).toEqual([422, 'invalid-input']);
    expect(await view({ place: 'x'.repeat(70_000) })).toEqual([413, 'too-large']);
  } finally {
    await full.stop();
  }
});
