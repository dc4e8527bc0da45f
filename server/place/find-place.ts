import { findPlace as findAmong } from '@poth/domain/place/find-place.ts';
import { PlaceWords } from '@poth/domain/place/input.ts';
import type { Place } from '@poth/domain/place/place.ts';
import { call } from '../call.ts';
import { cachedPlaces } from './list-places.ts';

/**
 * Finds the place that somebody typed, in either language, with old spellings and small typing errors; undefined when
 * none is near.
 */
export const findPlace = call(
  { gate: 'everybody', input: PlaceWords },
  async function findPlace({ deps }, typed): Promise<Place | undefined> {
    return findAmong(await cachedPlaces(deps)(), typed);
  },
);
