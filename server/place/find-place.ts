import { findPlace as findAmong } from '@poth/domain/place/find-place.ts';
import type { Place } from '@poth/domain/place/place.ts';
import type { Deps } from '../deps.ts';
import { listPlaces } from './list-places.ts';

/** The place that somebody typed, in either language, with old spellings and small slips; undefined when none is near. */
export const findPlace = (
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
): ((typed: string) => Promise<Place | undefined>) => {
  const places = listPlaces(deps);
  return async (typed) => findAmong(await places(), typed);
};
