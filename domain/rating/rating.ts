import type { Bilingual } from '../language.ts';

/** Things of a trip that a passenger gives stars for. */
export const ratedThings = ['punctuality', 'coach', 'staff'] as const;
export type RatedThing = (typeof ratedThings)[number];
export const ratedThingNames: Record<RatedThing, Bilingual> = {
  punctuality: { en: 'Punctuality', bn: 'সময় মেনে চলা' },
  coach: { en: 'Coach', bn: 'বাস' },
  staff: { en: 'Staff', bn: 'কর্মীদের ব্যবহার' },
};

/** Stars that each of them is given, from 1 to 5. */
export const starsChoices = [1, 2, 3, 4, 5] as const;
export type Stars = Record<RatedThing, number>;

/** Longest text of a rating, of its answer and of the reason for hiding it, in letters. */
export const longestWords = 500;

/** Hiding of a rating's words by an admin: since when and why. */
export type Hidden = { at: Date; reason: string };
/** Answer of the company; its text is empty after its retention. */
export type RatingAnswer = { at: Date; said: string };

/** Rating as the public reads it, with nothing that identifies its writer. */
export type ShownRating = {
  stars: Stars;
  /** Words of the writer; null: none were written; empty: their retention is over. */
  words: string | null;
  /** First letter of the writer's given name; empty once the booking's name has been erased. */
  initial: string;
  ratedAt: Date;
  answer: RatingAnswer | null;
};

/** Rating as its writer, the company and admins see it. */
export type Rating = ShownRating & {
  tripId: string;
  bookingId: string;
  hidden: Hidden | null;
};

/** Rating among those of a company, with the trip that it is about. */
export type RatingOfCompany = Rating & {
  operatorId: string;
  operatorName: Bilingual;
  coachNumber: string;
  routeName: Bilingual;
  departedAt: Date;
};
