import type pg from 'pg';
import type { Figures } from './figures.ts';
import { atOnce, doAll, forever, forSeconds, getForAWhile } from './load.ts';
import type { Program } from './program.ts';
import type { Read } from './reads.ts';
import type { Line } from './report.ts';
import { replay } from './tape.ts';

/** What every measurement needs; beside measures the bare endpoint now, for the load that follows. */
export type Bench = {
  program: Program;
  pool: pg.Pool;
  seconds: number;
  beside: () => Promise<Figures>;
};

/** The same addresses for a moment first: what is compiled and cached then is not measured. */
const measureGets = async ({ program, seconds, beside }: Bench, paths: readonly string[]) => {
  await getForAWhile(program.portalUrl, paths, seconds / 3);
  const bare = await beside();
  return { bare, figures: await getForAWhile(program.portalUrl, paths, seconds) };
};

/** Calls of the API, beside the bare endpoint and beside their own SQL through the bare driver. */
export const measureReads = async (bench: Bench, what: string, reads: readonly Read[]): Promise<Line[]> => {
  const { bare, figures } = await measureGets(
    bench,
    reads.map((read) => read.path),
  );
  const sql = await doAll(forSeconds(forever(reads), bench.seconds / 2), atOnce, ({ tape }) => replay(bench.pool, tape));
  return [
    { what, figures, bare, sql },
    { what: '– bare endpoint beside it, GET /health', figures: bare },
    { what: '– its SQL through the bare driver', figures: sql },
  ];
};

/** Rendered pages beside the bare endpoint. */
export const measurePages = async (bench: Bench, what: string, paths: readonly string[]): Promise<Line[]> => {
  const { bare, figures } = await measureGets(bench, paths);
  return [
    { what, figures, bare },
    { what: '– bare endpoint beside it', figures: bare },
  ];
};
