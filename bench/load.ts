import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { type Figures, gather } from './figures.ts';

/** Default number of connections, and of pieces of work at once. */
export const atOnce = 32;

/** Failure of a piece of work, by a code; it is counted and not rethrown. */
export class Failed extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Lets every connection cycle through the whole list from a different offset, so that no two request the same at once. */
export const rotatePaths =
  (paths: readonly string[]) =>
  (connection: number): readonly string[] => {
    const first = Math.floor((connection * paths.length) / atOnce) % paths.length;
    return [...paths.slice(first), ...paths.slice(0, first)];
  };

/**
 * GETs addresses for some seconds, each connection cycling through its own. A status other than 200 counts as an error
 * by its number.
 */
export const getForSeconds = async (
  baseUrl: string,
  pathsOf: (connection: number) => readonly string[],
  seconds: number,
  connections = atOnce,
): Promise<Figures> => {
  const gathered = gather();
  const requestsOf = (connection: number) => pathsOf(connection).map((path) => ({ path }));
  const startedAt = performance.now();
  let lastAt = startedAt;
  let clients = 0;
  const run = autocannon({
    url: baseUrl,
    connections,
    duration: seconds,
    requests: requestsOf(0).slice(0, 1),
    setupClient: (client) => client.setRequests(requestsOf(clients++)),
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

/** Runs pieces of work and collects their outcomes; failures are counted by code. */
const startWork = <Item>(work: (item: Item) => Promise<unknown>) => {
  const gathered = gather();
  const startedAt = performance.now();
  return {
    startedAt,
    /** beganAt: start of this piece's latency. */
    attempt: async (item: Item, beganAt: number): Promise<void> => {
      try {
        await work(item);
        gathered.done(performance.now() - beganAt);
      } catch (thrown) {
        gathered.failed(thrown instanceof Failed ? thrown.code : String(thrown));
      }
    },
    figures: () => gathered.figures((performance.now() - startedAt) / 1000),
  };
};

/**
 * Does a piece of work with each item, `workers` at once: a closed loop, in which a slow answer delays the next request.
 */
export const doAll = async <Item>(
  items: Iterable<Item>,
  workers: number,
  work: (item: Item) => Promise<unknown>,
): Promise<Figures> => {
  const { attempt, figures } = startWork(work);
  const shared = items[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (let next = shared.next(); !next.done; next = shared.next())
        await attempt(next.value, performance.now());
    }),
  );
  return figures();
};

/**
 * Starts a piece of work at every arrival, however many are under way: an open loop. Arrivals are random, `perSecond`
 * on average, and a latency starts at its arrival: it includes waiting behind slow ones.
 */
export const doAtRate = async <Item>(
  items: Iterator<Item>,
  { perSecond, seconds }: { perSecond: number; seconds: number },
  work: (item: Item) => Promise<unknown>,
): Promise<Figures> => {
  const { startedAt, attempt, figures } = startWork(work);
  const underWay: Promise<void>[] = [];
  for (let dueMs = 0; dueMs < seconds * 1000; dueMs -= (Math.log(1 - Math.random()) * 1000) / perSecond) {
    const next = items.next();
    if (next.done) break;
    const early = startedAt + dueMs - performance.now();
    if (early > 0) await pause(early);
    underWay.push(attempt(next.value, startedAt + dueMs));
  }
  await Promise.all(underWay);
  return figures();
};

/** Yields items until they run out or the seconds have passed. */
export function* forSeconds<Item>(items: Iterator<Item>, seconds: number): Generator<Item> {
  const endsAt = performance.now() + seconds * 1000;
  for (let next = items.next(); !next.done && performance.now() < endsAt; next = items.next())
    yield next.value;
}

/** Yields the items again and again. */
export function* forever<Item>(items: readonly Item[]): Generator<Item> {
  for (;;) yield* items;
}
