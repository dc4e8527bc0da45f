import type { Bilingual } from '../language.ts';

/** Town or district that coaches serve; its id is a readable slug: coxs-bazar. */
export type PlaceId = string;
export type Place = {
  placeId: PlaceId;
  name: Bilingual;
  /** District of the place; a district's main town names itself. */
  district: Bilingual;
  /** Old and other spellings that people type. */
  aliases: readonly string[];
};
