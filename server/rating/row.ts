import type { Rating, Stars } from '@poth/domain/rating/rating.ts';
import { maskedName } from '@poth/domain/support/mask.ts';
import { firstNameOf } from '@poth/domain/trip-sharing/shared-trip.ts';

/** A rating as its statements answer it. */
export type RatingRow = Stars & {
  tripId: string;
  bookingId: string;
  words: string | null;
  ratedAt: Date;
  answer: string | null;
  answeredAt: Date | null;
  hiddenReason: string | null;
  hiddenAt: Date | null;
  /** Of the booking; empty once it has none any more. */
  contactName: string;
};

/** A rating of which its writer's name has gone but for the first letter. */
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
