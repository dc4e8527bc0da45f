import type { Place } from '@poth/domain/place/place.ts';
import type { Deps } from '../deps.ts';
import { forAMinute } from './for-a-minute.ts';
import { readPlaces } from './store.ts';

/** A place with whether a coach calls there from now on. */
export type ListedPlace = Place & { hasTrips: boolean };

/** Every place a traveller may ask for, those that have trips first. At most a minute old. */
export const listPlaces = ({ db, now }: Pick<Deps, 'db' | 'now'>): (() => Promise<readonly ListedPlace[]>) =>
  forAMinute(() => readPlaces(db, now()), now);
