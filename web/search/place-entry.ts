import type { Language } from '@poth/domain/language.ts';
import type { Place } from '@poth/domain/place/place.ts';

/** What stands in a field: a place that was chosen, or letters still being typed. */
export type PlaceEntry = { text: string; placeId?: string };

export const entryOfPlace = (place: Place, language: Language): PlaceEntry => ({
  text: place.name[language],
  placeId: place.placeId,
});

/** The field for what an address or a plain list says: the id of a place, or what somebody typed. */
export const entryOf = (
  places: readonly Place[],
  said: string | null | undefined,
  language: Language,
): PlaceEntry => {
  const place = places.find(({ placeId }) => placeId === said);
  return place ? entryOfPlace(place, language) : { text: said ?? '' };
};
