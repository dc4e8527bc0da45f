import { z } from 'zod';

/** The id of a place as an address has it. */
export const PlaceIdTyped = z.string().max(200);

/** A place as a person types it, in either language. */
export const PlaceWords = z.string().max(200);

const Text = z.string().max(3_000);

/** A place as a form sends it; other spellings are written one after the other, with commas or on lines of their own. */
export const PlaceTyped = z.strictObject({
  nameEn: Text,
  nameBn: Text,
  districtEn: Text,
  districtBn: Text,
  aliases: Text,
  /** Where it stands in lists: smaller is earlier. */
  listOrder: Text,
});
export type PlaceTyped = z.infer<typeof PlaceTyped>;

/** placeId: null for a new place; seenVersion: of the place as its form was drawn. */
export const SavePlaceInput = z.strictObject({
  placeId: PlaceIdTyped.nullable(),
  typed: PlaceTyped,
  seenVersion: z.number(),
});

export const RetirePlaceInput = z.strictObject({ placeId: PlaceIdTyped, retired: z.boolean() });

/** words: '' lists every place; pages from 1. */
export const BrowsePlacesInput = z.strictObject({
  words: PlaceWords,
  page: z.int().min(1).max(10_000),
});

/**
 * A road as an address has it: dhaka-to-coxs-bazar. A longer one is none: looking for its places looks at every cut of it.
 */
export const RouteSlugTyped = z.string().max(120);
