import { setTimeout as pause } from 'node:timers/promises';
import { send } from '../client.ts';
import { percentile } from '../figures.ts';
import { drawKind, type Kind } from './kinds.ts';

/**
 * Outcomes of the requests of one lane; goodMs: latencies of good answers, from the moment at which each request was due.
 */
export type Outcomes = {
  due: number;
  goodMs: number[];
  /** Told to retry later: 503 or 429 with Retry-After. */
  told: number;
  toldMs: number[];
  /** Connection refused or cut. */
  refused: number;
  /** Any other answer, by its status. */
  wrong: Record<string, number>;
};

export type Load = { seconds: number; byLane: Map<string, Outcomes> };

const outcomes = (): Outcomes => ({ due: 0, goodMs: [], told: 0, toldMs: [], refused: 0, wrong: {} });

/** A taken seat counts as a good answer: most buyers get it in a rush. */
const isGood = (status: number): boolean => status === 200 || status === 409 || status === 403;

const attempt = async (portalUrl: string, kind: Kind, dueAt: number, into: Outcomes): Promise<void> => {
  const { method, path, headers, body } = kind.draw();
  into.due += 1;
  try {
    // Holds have keys; all other kinds only read.
    const answer = await send(method, `${portalUrl}${path}`, headers, body, { isRepeatable: true });
    const ms = performance.now() - dueAt;
    if (isGood(answer.status)) into.goodMs.push(ms);
    else if ([429, 503].includes(answer.status) && answer.headers['retry-after']) {
      into.told += 1;
      into.toldMs.push(ms);
    } else into.wrong[answer.status] = (into.wrong[answer.status] ?? 0) + 1;
  } catch {
    into.refused += 1;
  }
};

const openLoad = (kinds: readonly Kind[]): Load['byLane'] =>
  new Map(kinds.map(({ lane }) => [lane, outcomes()]));

/** Sends requests at random intervals, `perSecond` on average, whether earlier ones are answered or not. */
export const arrive = async (
  portalUrl: string,
  kinds: readonly Kind[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Load> => {
  const byLane = openLoad(kinds);
  const startedAt = performance.now();
  const underWay = new Set<Promise<void>>();
  for (let dueMs = 0; dueMs < seconds * 1_000; dueMs -= (Math.log(1 - Math.random()) * 1_000) / perSecond) {
    const early = startedAt + dueMs - performance.now();
    if (early > 0) await pause(early);
    const kind = drawKind(kinds);
    const asked = attempt(portalUrl, kind, startedAt + dueMs, byLane.get(kind.lane)!).finally(() =>
      underWay.delete(asked),
    );
    underWay.add(asked);
  }
  // Time in which requests were due: later answers must not lengthen it.
  const took = (performance.now() - startedAt) / 1_000;
  await Promise.all(underWay);
  return { seconds: took, byLane };
};

/** Sends requests from a number of clients, each after its previous answer: the portal's capacity. */
export const askInTurn = async (
  portalUrl: string,
  kinds: readonly Kind[],
  { clients, seconds }: { clients: number; seconds: number },
): Promise<Load> => {
  const byLane = openLoad(kinds);
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() - startedAt < seconds * 1_000) {
        const kind = drawKind(kinds);
        await attempt(portalUrl, kind, performance.now(), byLane.get(kind.lane)!);
      }
    }),
  );
  return { seconds: (performance.now() - startedAt) / 1_000, byLane };
};

const sum = ({ byLane }: Load, count: (one: Outcomes) => number): number =>
  [...byLane.values()].reduce((total, one) => total + count(one), 0);

/** Good answers per second. */
export const goodput = (load: Load): number => sum(load, ({ goodMs }) => goodMs.length) / load.seconds;
export const told = (load: Load): number => sum(load, (one) => one.told);
export const refused = (load: Load): number => sum(load, (one) => one.refused);

/** Lists answers that are wrong under any load. */
export const faultsOf = (what: string, { byLane }: Load): string[] =>
  [...byLane].flatMap(([lane, { wrong }]) =>
    Object.entries(wrong).map(([status, count]) => `${what}: ${lane} was answered ${status} ${count} times`),
  );

/** Latency at a percentile of a load's good answers. */
export const latencyMs = (load: Load, share: number): number =>
  percentile(
    [...load.byLane.values()].flatMap(({ goodMs }) => goodMs).toSorted((a, b) => a - b),
    share,
  );

const ms = (sorted: readonly number[], share: number): string =>
  sorted.length > 0 ? percentile(sorted, share).toFixed(0) : '–';

/** Table of a load, a line for each lane. */
export const tableOf = (what: string, { seconds, byLane }: Load): string => {
  const head = '| lane | due/s | good/s | p50 ms | p99 ms | told/s | told p99 ms | no connection |';
  const lines = [...byLane].map(([lane, one]) => {
    const [good, toldMs] = [one.goodMs, one.toldMs].map((all) => all.toSorted((a, b) => a - b));
    const rates = [one.due, good!.length].map((count) => (count / seconds).toFixed(0));
    return `| ${[lane, ...rates, ms(good!, 0.5), ms(good!, 0.99), (one.told / seconds).toFixed(0), ms(toldMs!, 0.99), one.refused].join(' | ')} |`;
  });
  return [`\n${what}, ${seconds.toFixed(0)} s`, '', head, `|---|${'---:|'.repeat(7)}`, ...lines].join('\n');
};
