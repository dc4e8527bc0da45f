import { standingOf } from '@poth/domain/rating/standing.ts';
import type { Standings } from '@poth/domain/search/refine-offers.ts';
import { call } from '../call.ts';
import type { Deps } from '../deps.ts';
import { oncePerPortal } from '../once-per-portal.ts';
import { expireWithin } from '../answer-dependencies.ts';
import { countTripsOfAll } from './company-store.ts';
import { cachedRatingSums } from './kept-sums.ts';

/** Age in milliseconds from which standings are read again, while the old ones still serve as answers. */
const freshMs = 10 * 60_000;
/** Greatest age at which standings are returned: the first caller after a quiet hour waits for new ones. */
const mostMs = 60 * 60_000;

const keptStandings = oncePerPortal((deps: Pick<Deps, 'db' | 'now'>) => {
  const { db, now } = deps;
  let kept: { standings: Standings; readMs: number } | undefined;
  let underWay: Promise<Standings> | undefined;
  const read = async (): Promise<Standings> => {
    const readMs = now().getTime();
    const [sums, counts] = await Promise.all([cachedRatingSums(deps)(), countTripsOfAll(db)]);
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
    // Returns the old ones meanwhile; after a failure the next caller tries again.
    if (ageMs > freshMs) void readOnce().catch(() => undefined);
    return kept.standings;
  };
});

/**
 * Lists the standing of every company that sells, by its slug: the mean of its ratings and the measures of its trips.
 * Cached: ten minutes old under regular searches, an hour at most; a refresh is one statement in each process.
 */
export const listStandings = call(
  { gate: 'everybody' },
  async function listStandings({ deps }): Promise<Standings> {
    expireWithin(freshMs);
    return keptStandings(deps)();
  },
);
