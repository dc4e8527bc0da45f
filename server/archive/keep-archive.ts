import { firstStayingDate, mayMove } from '@poth/domain/archive/archive.ts';
import type { Deps } from '../deps.ts';
import { readOldTrips, readTripFacts } from './archive-store.ts';
import { moveTrip } from './move-trip.ts';

/** Id smaller than that of every trip. */
const beforeAll = '00000000-0000-0000-0000-000000000000';
/** Pause between two passes over all old trips, in milliseconds: trips that stay do so for weeks. */
const restMs = 3_600_000;

/**
 * Moves trips past their retention to the archive, oldest first. Each run looks at the next `most` trips; an hour after
 * the last one has been seen, runs begin anew. Returns the number moved. A trip that fails does not hold up the others.
 */
export const keepArchive = ({ db, now }: Pick<Deps, 'db' | 'now'>, most = 50) => {
  let after = beforeAll;
  let restsUntilMs = 0;
  return async (): Promise<number> => {
    const at = now();
    if (at.getTime() < restsUntilMs) return 0;
    const tripIds = await readOldTrips(db, { before: firstStayingDate(at), after }, most);
    after = tripIds.length < most ? beforeAll : (tripIds.at(-1) ?? beforeAll);
    if (after === beforeAll) restsUntilMs = at.getTime() + restMs;
    if (tripIds.length === 0) return 0;
    const failures: unknown[] = [];
    let moved = 0;
    for (const facts of await readTripFacts(db, tripIds)) {
      if (!mayMove(facts, at)) continue;
      const done = await moveTrip(db, facts.tripId, at).catch((thrown: unknown) => {
        failures.push(thrown);
        return false;
      });
      if (done) moved += 1;
    }
    if (failures.length > 0) throw failures[0];
    return moved;
  };
};
