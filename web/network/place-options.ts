import type { Language } from '@poth/domain/language.ts';
import type { Place } from '@poth/domain/place/place.ts';

export type PlaceOption = { placeId: string; name: string };

/** Every place by its name, as a list to choose from. */
export const placeOptions = (places: readonly Place[], language: Language): PlaceOption[] =>
  places
    .map(({ placeId, name }) => ({ placeId, name: name[language] }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
