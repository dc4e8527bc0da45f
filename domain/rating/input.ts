import { z } from 'zod';
import { IdempotencyKey } from '../booking/input.ts';
import { PnrOrNone } from '../feedback/input.ts';
import { ratingFilters } from './filter.ts';

/** More than may be sent, so that a person can be told how much that is. */
const Typed = z.string().max(20_000).default('');
/** Null: nothing was chosen, which is said at its field. */
const StarsTyped = z.int().min(1).max(5).nullable();
const Page = z.int().min(1).max(10_000).default(1);

export const RateTripInput = z.strictObject({
  pnr: PnrOrNone,
  punctuality: StarsTyped,
  coach: StarsTyped,
  staff: StarsTyped,
  words: Typed,
  key: IdempotencyKey,
});
export type RateTripInput = z.input<typeof RateTripInput>;

export const WithdrawRatingInput = z.strictObject({ pnr: PnrOrNone });

const OneRating = { tripId: z.uuid(), bookingId: z.uuid() };

export const AnswerRatingInput = z.strictObject({ ...OneRating, said: Typed });
export type AnswerRatingInput = z.input<typeof AnswerRatingInput>;

export const moderations = ['hide', 'show'] as const;
/** reason: why words are hidden; to show them again needs none. */
export const ModerateRatingInput = z.strictObject({
  ...OneRating,
  event: z.enum(moderations),
  reason: Typed,
});
export type ModerateRatingInput = z.input<typeof ModerateRatingInput>;

/** Ratings of a kind (null: all), a page at once from 1 on. */
export const ListRatingsInput = z
  .strictObject({ only: z.enum(ratingFilters).nullable().default(null), page: Page })
  .prefault({});
export type ListRatingsInput = z.input<typeof ListRatingsInput>;

/** The name of a company in addresses: desh-travels. */
export const CompanySlug = z.string().max(80);
