import type { Rating, Stars } from '@poth/domain/rating/rating.ts';
import { maskedName } from '@poth/domain/support/mask.ts';
import { firstNameOf } from '@poth/domain/trip-sharing/shared-trip.ts';

/** Rating as the statements return it. */
export type RatingRow = Stars & {
  tripId: string;
  bookingId: string;
  words: string | null;
  ratedAt: Date;
  answer: string | null;
  answeredAt: Date | null;
  hiddenReason: string | null;
  hiddenAt: Date | null;
  /** Name in the booking; empty once it has been erased. */
  contactName: string;
};

/** Converts a row to a rating, and reduces the writer's name to its first letter. */
export const ratingOf = (row: RatingRow): Rating => {
  const { tripId, bookingId, punctuality, coach, staff, words, ratedAt, contactName } = row;
  const { answer, answeredAt, hiddenReason, hiddenAt } = row;
  return {
    tripId,
    bookingId,
    stars: { punctuality, coach, staff },
    words,
    initial: maskedName(firstNameOf(contactName)),
    ratedAt,
    answer: answeredAt && { at: answeredAt, said: answer ?? '' },
    hidden: hiddenAt && { at: hiddenAt, reason: hiddenReason ?? '' },
  };
};
