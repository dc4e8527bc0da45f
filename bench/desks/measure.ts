import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { percentile } from '../figures.ts';
import type { openTape } from '../tape.ts';
import { largeScansOf } from './plans.ts';

/** Page of a desk: its limit of statements, and its calls to the portal. */
export type DeskPage = {
  name: string;
  statements: number;
  open: () => Promise<unknown>;
  /** Adds up all open items of a company; here one company owns the whole database. */
  addsUp?: boolean;
};

export type DeskLine = {
  name: string;
  statements: number;
  p50Ms: number;
  p95Ms: number;
  /** Median time divided by that of a query by key. */
  ratio: number;
  scans: string[];
};

const rounds = 15;

const timesOf = async (work: () => Promise<unknown>): Promise<number[]> => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  return times.toSorted((a, b) => a - b);
};

/** Opens a page several times; its statements are those of a second visit, when the caches are warm. */
export const measurePage = async (
  page: DeskPage,
  { tape, pool, large }: { tape: ReturnType<typeof openTape>; pool: pg.Pool; large: ReadonlySet<string> },
): Promise<DeskLine> => {
  await page.open();
  const statements = await tape.record(page.open);
  const times = await timesOf(page.open);
  const byKey = await timesOf(() => pool.query('select from trip where trip_id = $1', [randomUUID()]));
  const scans = (
    await Promise.all(statements.map((statement) => largeScansOf(pool, statement, large)))
  ).flat();
  return {
    name: page.name,
    statements: statements.length,
    p50Ms: percentile(times, 0.5),
    p95Ms: percentile(times, 0.95),
    ratio: percentile(times, 0.5) / percentile(byKey, 0.5),
    scans: [...new Set(scans)],
  };
};

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const heads = ['', 'statements', 'p50 ms', 'p95 ms', '÷ a question by key'];

/** Table in Markdown. */
export const table = (lines: readonly DeskLine[]): string =>
  [
    row(heads),
    row(heads.map((_, at) => (at === 0 ? '---' : '--:'))),
    ...lines.map(({ name, statements, p50Ms, p95Ms, ratio }) =>
      row([name, String(statements), p50Ms.toFixed(1), p95Ms.toFixed(1), ratio.toFixed(0)]),
    ),
  ].join('\n');
