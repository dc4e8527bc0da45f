import { z } from 'zod';
import { IdempotencyKey } from '../booking/input.ts';
import { PnrOrNone } from '../feedback/input.ts';
import { RowId } from '../row-id.ts';
import { ratingFilters } from './filter.ts';

/** Typed text; its limit is above the real one, so that a message can say how much is allowed. */
const Typed = z.string().max(20_000).default('');
/** Stars chosen; null: none, which is reported at the field. */
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

const OneRating = { tripId: RowId, bookingId: RowId };

export const AnswerRatingInput = z.strictObject({ ...OneRating, said: Typed });
export type AnswerRatingInput = z.input<typeof AnswerRatingInput>;

const moderations = ['hide', 'show'] as const;
/** Change to the visibility of a rating's words. reason: why they are hidden; showing them again needs none. */
export const ModerateRatingInput = z.strictObject({
  ...OneRating,
  event: z.enum(moderations),
  reason: Typed,
});
export type ModerateRatingInput = z.input<typeof ModerateRatingInput>;

/** Filter of ratings (null: all), and a page number from 1 on. */
export const ListRatingsInput = z
  .strictObject({ only: z.enum(ratingFilters).nullable().default(null), page: Page })
  .prefault({});
export type ListRatingsInput = z.input<typeof ListRatingsInput>;

/** Slug of a company in addresses: desh-travels. */
export const CompanySlug = z.string().max(80);
