import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { eventStream, type MapEvent } from './map-events.ts';

const state = (at: number): MapEvent => ({
  state: { seats: { A1: 'available' as const }, marks: {}, hold: null, at },
});

test('events carry an id, the whole state and when to come back', async () => {
  const feed = (async function* (): AsyncGenerator<MapEvent> {
    yield { pace: { everySeconds: null } };
    yield state(7);
    yield { pace: { everySeconds: 15 } };
  })();
  const text = await new Response(eventStream(feed, () => {})).text();
  expect(text).toBe(
    'retry: 1000\nevent: pace\ndata: {"everySeconds":null}\n\n' +
      'id: 7\ndata: {"seats":{"A1":"available"},"marks":{},"hold":null,"at":7}\n\n' +
      'retry: 15000\nevent: pace\ndata: {"everySeconds":15}\n\n',
  );
});

/** Makes a feed that always has something to tell, and counts how often it was asked. */
const restless = () => {
  const seen = { asked: 0, closed: 0 };
  const feed = (async function* (): AsyncGenerator<MapEvent> {
    for (;;) {
      seen.asked += 1;
      yield state(seen.asked);
    }
  })();
  return { seen, feed, close: () => void (seen.closed += 1) };
};

test('a reader that takes nothing has one event waiting, whatever happens, and is let go after a while', async () => {
  const { seen, feed, close } = restless();
  const reader = eventStream(feed, close, { heartbeat: 1_000, slow: 60 }).getReader();
  await wait(30);
  expect(seen).toEqual({ asked: 1, closed: 0 });
  await expect(reader.closed).rejects.toThrow(/reader/);
  expect(seen).toEqual({ asked: 1, closed: 1 });
});

test('a reader that takes what there is stays, and hears a comment while nothing happens', async () => {
  let closed = 0;
  const feed = (async function* (): AsyncGenerator<MapEvent> {
    yield state(1);
    await wait(150);
    yield state(2);
  })();
  const stream = eventStream(feed, () => void (closed += 1), { heartbeat: 40, slow: 5_000 });
  const text = await new Response(stream).text();
  const lines = text.match(/^(id: \d|: still here)$/gm) ?? [];
  expect([...new Set(lines)]).toEqual(['id: 1', ': still here', 'id: 2']);
  expect(lines.at(-1)).toBe('id: 2');
  expect(closed).toBe(0);
});

test('a reader that goes away closes the map', async () => {
  const { seen, feed, close } = restless();
  const reader = eventStream(feed, close).getReader();
  await reader.read();
  await reader.cancel();
  expect(seen.closed).toBe(1);
});
