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

/** Most letters of the words of a rating, of its answer and of the reason for which it is hidden. */
export const longestWords = 500;

/** Words that an admin has hidden: since when and why. */
export type Hidden = { at: Date; reason: string };
/** Answer of the company; what was said is empty once its time is over. */
export type RatingAnswer = { at: Date; said: string };

/** Rating as everybody reads it: nothing by which its writer is found. */
export type ShownRating = {
  stars: Stars;
  /** Null: the writer left none; empty: they were kept as long as they may be. */
  words: string | null;
  /** First letter of the name that the writer is called by; empty once the booking has no name any more. */
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
