import type { Generated } from 'kysely';

/** Ratings of passengers, and which trips they were asked about. */
export type RatingSchema = {
  rating: {
    tripId: string;
    bookingId: string;
    operatorId: string;
    ticketId: string;
    punctuality: number;
    coach: number;
    staff: number;
    words: string | null;
    ratedAt: Generated<Date>;
    withdrawnAt: Date | null;
    answer: string | null;
    answeredAt: Date | null;
    hiddenReason: string | null;
    hiddenAt: Date | null;
  };
  ratingRequest: { tripId: string; askedAt: Generated<Date> };
};
