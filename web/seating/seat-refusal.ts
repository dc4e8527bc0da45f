import type { ProblemNote } from '@poth/domain/problem.ts';

/** Why seats were not taken: the server's reason, or that nobody answered. */
export type TapRefusal = ProblemNote | 'unreachable';

/** Why a seat form went no further, with what was ticked and chosen in it. */
export type SeatRefusal = { problem: TapRefusal; ticked: string[]; boarding: string; dropping: string };
