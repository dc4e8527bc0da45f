import { standingOf } from '@poth/domain/rating/standing.ts';
import type { Standings } from '@poth/domain/search/refine-offers.ts';
import { call } from '../call.ts';
import type { Deps } from '../deps.ts';
import { oncePerPortal } from '../once-per-portal.ts';
import { restFor } from '../rests-on.ts';
import { countTripsOfAll } from './company-store.ts';
import { keptRatingSums } from './kept-sums.ts';

/** Age from which standings are read anew while the old ones go on answering, in milliseconds. */
const freshMs = 10 * 60_000;
/** Age beyond which nobody is answered by them: the first who asks after a quiet hour waits. */
const mostMs = 60 * 60_000;

const keptStandings = oncePerPortal((deps: Pick<Deps, 'db' | 'now'>) => {
  const { db, now } = deps;
  let kept: { standings: Standings; readMs: number } | undefined;
  let underWay: Promise<Standings> | undefined;
  const read = async (): Promise<Standings> => {
    const readMs = now().getTime();
    const [sums, counts] = await Promise.all([keptRatingSums(deps)(), countTripsOfAll(db)]);
    const standings = new Map(
      counts.map(({ operatorId, slug, ...trips }) => [slug, standingOf(sums.get(operatorId), trips)]),
    );
    kept = { standings, readMs };
    return standings;
  };
  const readOnce = (): Promise<Standings> => {
    underWay ??= read().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
  return async (): Promise<Standings> => {
    const ageMs = kept ? now().getTime() - kept.readMs : Number.POSITIVE_INFINITY;
    if (!kept || ageMs > mostMs) return readOnce();
    // Answers by the old ones meanwhile; a failure is read again by who asks next.
    if (ageMs > freshMs) void readOnce().catch(() => undefined);
    return kept.standings;
  };
});

/**
 * Lists the standing of every company that sells, by its name in addresses: the mean of its ratings and what is measured
 * of its trips. From memory, ten minutes old where searches go on and an hour at most; one statement a process then.
 */
export const listStandings = call(
  { gate: 'everybody' },
  async function listStandings({ deps }): Promise<Standings> {
    restFor(freshMs);
    return keptStandings(deps)();
  },
);
