import type { Bilingual } from '../language.ts';

/** A town or district that coaches serve; its id is a readable slug: coxs-bazar. */
export type PlaceId = string;
export type Place = {
  placeId: PlaceId;
  name: Bilingual;
  /** The district it lies in; a district's own town names itself. */
  district: Bilingual;
  /** Old and other spellings that people type. */
  aliases: readonly string[];
};
