import { bareCounter, type CounterName } from '@poth/domain/place/find-counter.ts';
import { bareNames } from '@poth/domain/place/place-name.ts';
import { call } from '../call.ts';
import type { Deps } from '../deps.ts';
import { oncePerPortal } from '../once-per-portal.ts';
import { memoizeEachForOneMinute } from '../memoize.ts';
import { cachedPlaces } from './list-places.ts';
import { readCounterNames } from './store.ts';

/**
 * Keeps the counters and terminals by which travellers may name a place, those of the most operators first; a counter
 * named like its own place is left out. At most a minute old.
 */
const cachedCounterNames = oncePerPortal(
  (deps: Pick<Deps, 'db' | 'now' | 'settings'>): (() => Promise<readonly CounterName[]>) => {
    const places = cachedPlaces(deps);
    const names = memoizeEachForOneMinute(async (_edition: string) => {
      const [known, counters] = await Promise.all([places(), readCounterNames(deps.db)]);
      const namesOf = new Map(known.map((place) => [place.placeId, bareNames(place)]));
      return counters.filter(({ placeId, name }) => {
        const own = namesOf.get(placeId);
        return own !== undefined && !own.includes(bareCounter(name.en));
      });
    }, deps.now);
    return () => names(deps.settings.edition('places'));
  },
);

/** Lists the counters and terminals by which travellers may name a place. */
export const listCounterNames = call({ gate: 'everybody' }, async function listCounterNames({ deps }) {
  return cachedCounterNames(deps)();
});
