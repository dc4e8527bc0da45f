import { isProblem } from '@poth/domain/problem.ts';
import type { Tx } from '../db/database.ts';
import { once, readEarlier } from '../db/once.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import type { HoldOnNewTrip } from './hold-on-new-trip.ts';
import { releaseHold } from './release-hold.ts';

type Request = { tripId: string; actor: string; key: string; input: object };

type Steps<More> = {
  /** Holds seats on the other trip, in a transaction of its own. */
  hold: () => Promise<HoldOnNewTrip>;
  /** Moves the booking, in a transaction on its own trip, to those seats. */
  move: (tx: Tx, there: HoldOnNewTrip) => Promise<More>;
};

/**
 * Moves a booking to seats of another trip, once for each key: the seats are held there, then the booking is moved on its
 * own trip, and where that is refused the seats are released. A second press gets the answer of the first. Returns the hold
 * with the result of `move`.
 */
export const moveToTripOnce = async <More extends object>(
  deps: Deps,
  request: Request,
  { hold, move }: Steps<More>,
): Promise<HoldOnNewTrip & More> => {
  const earlier = async () =>
    (await readEarlier(deps.db, request))?.answer as (HoldOnNewTrip & More) | null | undefined;
  const goOn = async (): Promise<HoldOnNewTrip & More> => {
    const there = await hold();
    deps.seatWatch.changed(there.tripId);
    try {
      const gone = await transaction(deps.db, (tx) =>
        once(tx, request, async () => ({ ...there, ...(await move(tx, there)) })),
      );
      deps.seatWatch.changed(request.tripId);
      if (gone.bookingId !== there.bookingId) await releaseHold(deps, there);
      return gone;
    } catch (thrown) {
      await releaseHold(deps, there);
      throw thrown;
    }
  };
  const before = await earlier();
  if (before) return before;
  return goOn().catch(async (thrown: unknown) => {
    // Where the same form was pressed twice, the first press has the seats.
    const first = isProblem(thrown) && (await earlier());
    if (!first) throw thrown;
    return first;
  });
};
