import type { ProblemNote } from '@poth/domain/problem.ts';
import { data } from 'react-router';

/** Why seats were not taken: the server's reason, or that nobody answered. */
export type TapRefusal = ProblemNote | 'unreachable';

/** Why a seat form went no further, with what was ticked and chosen in it. */
export type SeatRefusal = { problem: TapRefusal; ticked: string[]; boarding: string; dropping: string };

/** Sends the form; where the network fails the page stays as it is and says so. */
export const orUnreachable = async <Answer>(send: () => Promise<Answer>) => {
  try {
    return await send();
  } catch (thrown) {
    // A fetch that never reached anybody; answers of the server, redirects too, are thrown as other things.
    if (!(thrown instanceof TypeError)) throw thrown;
    const refusal: SeatRefusal = { problem: 'unreachable', ticked: [], boarding: '', dropping: '' };
    // The status of a failure: nothing else is fetched after it, that would fail as well.
    return data(refusal, { status: 503 });
  }
};
