import type pg from 'pg';
import type { Figures } from './figures.ts';
import { getForSeconds } from './load.ts';
import type { Program } from './program.ts';

/** Shared parts of every measurement; wrong collects findings that must not occur at any speed. */
export type Bench = {
  program: Program;
  pool: pg.Pool;
  seconds: number;
  /** Buyers per second in open loops. */
  rate: number;
  wrong: string[];
};

/** Measures the bare endpoint next to each load: the speed of this machine at this moment. */
export const measureBare = ({ program, seconds }: Bench): Promise<Figures> =>
  getForSeconds(program.portalUrl, () => ['/healthz'], seconds / 2);
