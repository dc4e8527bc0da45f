import type { Language } from '@poth/domain/language.ts';
import { type CounterName, counterText, type PlaceMatch } from '@poth/domain/place/find-counter.ts';
import type { Place } from '@poth/domain/place/place.ts';

/** Content of a place field: a chosen place or counter, or text that is still being typed. */
export type PlaceEntry = {
  text: string;
  placeId?: string;
  /** Counter with its place, as in an address: Gabtoli, Dhaka. */
  counter?: string;
};

const entryOfPlace = (place: Place, language: Language): PlaceEntry => ({
  text: place.name[language],
  placeId: place.placeId,
});

/** Builds the content of a field for a place that was chosen by its own name or by that of a counter. */
export const entryOfMeant = ({ place, counter }: PlaceMatch<Place>, language: Language): PlaceEntry =>
  counter
    ? {
        text: counterText(counter, place, language),
        placeId: place.placeId,
        counter: counterText(counter, place, 'en'),
      }
    : entryOfPlace(place, language);

/** Returns the value of a field in the submitted form. */
export const valueOf = ({ counter, placeId, text }: PlaceEntry): string => counter ?? placeId ?? text;

/** Builds the content of a field from an address or a plain list: a place's id, a counter with its place, or typed text. */
export const entryOf = (
  places: readonly Place[],
  said: string | null | undefined,
  language: Language,
  counters: readonly CounterName[] = [],
): PlaceEntry => {
  const place = places.find(({ placeId }) => placeId === said);
  if (place) return entryOfPlace(place, language);
  for (const counter of counters) {
    const at = places.find(({ placeId }) => placeId === counter.placeId);
    if (at && counterText(counter, at, 'en') === said) return entryOfMeant({ place: at, counter }, language);
  }
  return { text: said ?? '' };
};
