import { type Bench, measureBare } from './bench.ts';
import { cpuOfEach, withCpu } from './cpu.ts';
import { atOnce, doAll, forever, forSeconds, getForSeconds, rotatePaths } from './load.ts';
import type { Figures } from './figures.ts';
import type { Read } from './reads.ts';
import type { Line } from './report.ts';
import { replay } from './tape.ts';

/** Records every read that failed as a finding. */
export const checkAnswered = ({ wrong }: Bench, what: string, { errors }: Figures): void => {
  for (const [code, count] of Object.entries(errors))
    wrong.push(`${what}: ${count} were answered with ${code}`);
};

const measureGets = async (bench: Bench, what: string, paths: readonly string[]) => {
  const { program, seconds } = bench;
  // Unmeasured at first: afterwards the code is compiled and the caches are warm.
  await getForSeconds(program.portalUrl, rotatePaths(paths), seconds / 3);
  const bare = await measureBare(bench);
  const [figures, cpu] = await withCpu(program.processes, () =>
    getForSeconds(program.portalUrl, rotatePaths(paths), seconds),
  );
  checkAnswered(bench, what, figures);
  return { bare, figures, cpu: cpuOfEach(cpu, figures) };
};

/** Measures calls of the API, next to the bare endpoint and to their own SQL through the bare driver. */
export const measureReads = async (bench: Bench, what: string, reads: readonly Read[]): Promise<Line[]> => {
  const paths = reads.map((read) => read.path);
  const { bare, figures, cpu } = await measureGets(bench, what, paths);
  const lines = (beside: { sql?: Figures }): Line[] => [
    { what, figures, bare, cpu, ...beside },
    { what: '– bare endpoint beside it, GET /healthz', figures: bare },
  ];
  // Answers from the portal's memory have no SQL.
  if (reads.every(({ tape }) => tape.length === 0)) return lines({});
  const again = forSeconds(forever(reads), bench.seconds / 2);
  const sql = await doAll(again, atOnce, ({ tape }) => replay(bench.pool, tape));
  return [...lines({ sql }), { what: '– its SQL through the bare driver', figures: sql }];
};

/** Measures rendered pages next to the bare endpoint. */
export const measurePages = async (bench: Bench, what: string, paths: readonly string[]): Promise<Line[]> => {
  const { bare, figures, cpu } = await measureGets(bench, what, paths);
  return [
    { what, figures, bare, cpu },
    { what: '– bare endpoint beside it', figures: bare },
  ];
};
