import type { Language } from '@poth/domain/language.ts';
import type { Place } from '@poth/domain/place/place.ts';

export type PlaceOption = { placeId: string; name: string };

/** Lists all places by name, as options. */
export const placeOptions = (places: readonly Place[], language: Language): PlaceOption[] =>
  places
    .map(({ placeId, name }) => ({ placeId, name: name[language] }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
