import type pg from 'pg';
import type { Figures } from './figures.ts';
import { getForAWhile } from './load.ts';
import type { Program } from './program.ts';

/** Parts that every measurement needs; wrong takes up what must not be, whatever the speed. */
export type Bench = {
  program: Program;
  pool: pg.Pool;
  seconds: number;
  /** Buyers who come a second in open loops. */
  rate: number;
  wrong: string[];
};

/** The bare endpoint, measured beside each load: what this machine gives at this moment. */
export const measureBare = ({ program, seconds }: Bench): Promise<Figures> =>
  getForAWhile(program.portalUrl, () => ['/healthz'], seconds / 2);
