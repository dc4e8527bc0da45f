import autocannon from 'autocannon';
import { type Figures, gather } from './figures.ts';

/** Connections, and pieces of work at once, of every load but the hot trip. */
export const atOnce = 32;

/** Why a piece of work came to nothing, in one word; it is counted, not thrown on. */
export class Failed extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/**
 * GETs addresses for some seconds over 32 connections. Every connection goes round the whole list, each from another
 * place of it, so that no two ask the same at once. An answer that is not 200 is an error by its status.
 */
export const getForAWhile = async (
  baseUrl: string,
  paths: readonly string[],
  seconds: number,
): Promise<Figures> => {
  const gathered = gather();
  const requests = paths.map((path) => ({ path }));
  const startedAt = performance.now();
  let lastAt = startedAt;
  let clients = 0;
  const run = autocannon({
    url: baseUrl,
    connections: atOnce,
    duration: seconds,
    requests,
    setupClient: (client) => {
      const first = Math.floor((clients++ * requests.length) / atOnce) % requests.length;
      client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
    },
  });
  run.on('response', (_client, status, _bytes, ms) => {
    lastAt = performance.now();
    if (status === 200) gathered.done(ms);
    else gathered.failed(String(status));
  });
  run.on('reqError', (error) => gathered.failed(error.message));
  await run;
  return gathered.figures((lastAt - startedAt) / 1000);
};

/** Does a piece of work with each item, so many at once; what fails is counted by its code. */
export const doAll = async <Item>(
  items: Iterable<Item>,
  workers: number,
  work: (item: Item) => Promise<unknown>,
): Promise<Figures> => {
  const gathered = gather();
  const shared = items[Symbol.iterator]();
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (let next = shared.next(); !next.done; next = shared.next()) {
        const beganAt = performance.now();
        try {
          await work(next.value);
          gathered.done(performance.now() - beganAt);
        } catch (thrown) {
          gathered.failed(thrown instanceof Failed ? thrown.code : String(thrown));
        }
      }
    }),
  );
  return gathered.figures((performance.now() - startedAt) / 1000);
};

/** Hands out items until they or the seconds are over. */
export function* forSeconds<Item>(items: Iterator<Item>, seconds: number): Generator<Item> {
  const endsAt = performance.now() + seconds * 1000;
  for (let next = items.next(); !next.done && performance.now() < endsAt; next = items.next())
    yield next.value;
}

/** The items again and again. */
export function* forever<Item>(items: readonly Item[]): Generator<Item> {
  for (;;) yield* items;
}
