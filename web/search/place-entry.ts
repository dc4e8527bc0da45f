import type { Language } from '@poth/domain/language.ts';
import { type CounterName, counterText, type Meant } from '@poth/domain/place/find-counter.ts';
import type { Place } from '@poth/domain/place/place.ts';

/** Content of a field: a place or one of its counters that was chosen, or letters still being typed. */
export type PlaceEntry = {
  text: string;
  placeId?: string;
  /** The counter with its place, as an address says it: Gabtoli, Dhaka. */
  counter?: string;
};

export const entryOfPlace = (place: Place, language: Language): PlaceEntry => ({
  text: place.name[language],
  placeId: place.placeId,
});

/** The field for a place that was chosen by its own name or by that of a counter. */
export const entryOfMeant = ({ place, counter }: Meant<Place>, language: Language): PlaceEntry =>
  counter
    ? {
        text: counterText(counter, place, language),
        placeId: place.placeId,
        counter: counterText(counter, place, 'en'),
      }
    : entryOfPlace(place, language);

/** Value of a field in the form that is sent. */
export const valueOf = ({ counter, placeId, text }: PlaceEntry): string => counter ?? placeId ?? text;

/** The field for what an address or a plain list says: the id of a place, one of the counters, or what somebody typed. */
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
