import type { ProblemNote } from '@poth/domain/problem.ts';
import type { NumberStep } from '../identity/number-step.ts';

/** Reason why seats were not taken: the server's, or that no answer came. */
export type TapRefusal = ProblemNote | 'unreachable';

/** Refusal of a seat form, with what was ticked and chosen in it. */
export type SeatRefusal = {
  problem: TapRefusal;
  ticked: string[];
  boarding: string;
  dropping: string;
  /** Progress of proving the buyer's number. */
  proof?: NumberStep;
};

/** Tells whether seats were refused until the buyer proves a number. */
export const needsProof = (problem: TapRefusal | null | undefined): boolean =>
  typeof problem === 'object' && problem?.code === 'number-proof-needed';
