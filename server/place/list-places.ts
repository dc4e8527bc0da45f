import type { Place } from '@poth/domain/place/place.ts';
import { call } from '../call.ts';
import type { Deps } from '../deps.ts';
import { oncePerPortal } from '../once-per-portal.ts';
import { memoizeEachForOneMinute } from '../memoize.ts';
import { readPlaces } from './store.ts';

/** Place with whether any coach calls there from now on. */
export type ListedPlace = Place & { hasTrips: boolean };

/** Keeps every place a traveller may ask for, those with trips first. At most a minute old; an admin's change shows at once. */
export const cachedPlaces = oncePerPortal(
  ({ db, now, settings }: Pick<Deps, 'db' | 'now' | 'settings'>): (() => Promise<readonly ListedPlace[]>) => {
    const places = memoizeEachForOneMinute((_edition: string) => readPlaces(db, now()), now);
    return () => places(settings.edition('places'));
  },
);

/** Lists every place a traveller may ask for, those with trips first. */
export const listPlaces = call({ gate: 'everybody' }, async function listPlaces({ deps }) {
  return cachedPlaces(deps)();
});
