import { type Bench, measureBare } from './bench.ts';
import { cpuOfEach, withCpu } from './cpu.ts';
import { atOnce, doAll, forever, forSeconds, getForAWhile } from './load.ts';
import type { Read } from './reads.ts';
import type { Line } from './report.ts';
import { replay } from './tape.ts';

const measureGets = async (bench: Bench, what: string, paths: readonly string[]) => {
  const { program, seconds, wrong } = bench;
  // First for a moment unmeasured: then it is compiled, and what is kept in memory is there.
  await getForAWhile(program.portalUrl, paths, seconds / 3);
  const bare = await measureBare(bench);
  const [figures, cpu] = await withCpu(program.processes, () =>
    getForAWhile(program.portalUrl, paths, seconds),
  );
  for (const [code, count] of Object.entries(figures.errors))
    wrong.push(`${what}: ${count} were answered with ${code}`);
  return { bare, figures, cpu: cpuOfEach(cpu, figures) };
};

/** Calls of the API, beside the bare endpoint and beside their own SQL through the bare driver. */
export const measureReads = async (bench: Bench, what: string, reads: readonly Read[]): Promise<Line[]> => {
  const paths = reads.map((read) => read.path);
  const { bare, figures, cpu } = await measureGets(bench, what, paths);
  const again = forSeconds(forever(reads), bench.seconds / 2);
  const sql = await doAll(again, atOnce, ({ tape }) => replay(bench.pool, tape));
  return [
    { what, figures, bare, sql, cpu },
    { what: '– bare endpoint beside it, GET /healthz', figures: bare },
    { what: '– its SQL through the bare driver', figures: sql },
  ];
};

/** Rendered pages beside the bare endpoint. */
export const measurePages = async (bench: Bench, what: string, paths: readonly string[]): Promise<Line[]> => {
  const { bare, figures, cpu } = await measureGets(bench, what, paths);
  return [
    { what, figures, bare, cpu },
    { what: '– bare endpoint beside it', figures: bare },
  ];
};
