import { z } from 'zod';

/** Id of a place as it appears in an address. */
export const PlaceIdTyped = z.string().max(200);

/** Name of a place as a person types it, in either language. */
export const PlaceWords = z.string().max(200);

const Text = z.string().max(3_000);

/** Place as a form sends it; other spellings are separated by commas or line breaks. */
export const PlaceTyped = z.strictObject({
  nameEn: Text,
  nameBn: Text,
  districtEn: Text,
  districtBn: Text,
  aliases: Text,
  /** Position in lists: smaller is earlier. */
  listOrder: Text,
});
export type PlaceTyped = z.infer<typeof PlaceTyped>;

/** Place to save. placeId: null for a new place; seenVersion: version of the place that the form showed. */
export const SavePlaceInput = z.strictObject({
  placeId: PlaceIdTyped.nullable(),
  typed: PlaceTyped,
  seenVersion: z.number(),
});

export const RetirePlaceInput = z.strictObject({ placeId: PlaceIdTyped, retired: z.boolean() });

/** Search of the list of places. words: '' lists every place; page: from 1. */
export const BrowsePlacesInput = z.strictObject({
  words: PlaceWords,
  page: z.int().min(1).max(10_000),
});

/**
 * Slug of a route in an address: dhaka-to-coxs-bazar. A longer one is refused, because every possible split of it is
 * looked up.
 */
export const RouteSlugTyped = z.string().max(120);
