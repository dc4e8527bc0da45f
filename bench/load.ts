import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { type Figures, gather } from './figures.ts';

/** Connections, and pieces of work at once, of a load for which nothing else is said. */
export const atOnce = 32;

/** Reason why a piece of work came to nothing, in one word; it is counted, not thrown on. */
export class Failed extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Lets every connection go round the whole list, each from another place of it, so that no two ask the same at once. */
export const inTurn =
  (paths: readonly string[]) =>
  (connection: number): readonly string[] => {
    const first = Math.floor((connection * paths.length) / atOnce) % paths.length;
    return [...paths.slice(first), ...paths.slice(0, first)];
  };

/**
 * GETs addresses for some seconds, over each connection its own again and again. An answer that is not 200 is an error
 * by its status.
 */
export const getForAWhile = async (
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

/** Does pieces of work and gathers what becomes of them; what fails is counted by its code. */
const startWork = <Item>(work: (item: Item) => Promise<unknown>) => {
  const gathered = gather();
  const startedAt = performance.now();
  return {
    startedAt,
    /** beganAt: the moment from which the latency of this piece counts. */
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

/** Does a piece of work with each item, so many at once: a closed loop, in which a slow answer delays the next question. */
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
 * Begins a piece of work at every arrival, however many are under way: an open loop. Arrivals come by chance, so many a
 * second on average, and a latency counts from its arrival: what waits because others are slow is not left out of it.
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
