import { z } from 'zod';
import { DhakaDate } from '../dhaka-date.ts';
import { coachTypes } from '../fleet/coach.ts';
import { periodNames } from './criteria.ts';

const SearchedPlaceId = z.object({ placeId: z.string().max(100) });

/** Two places and a date as `readCriteria` found them; of each place only the id is needed. */
export const SearchedDay = z.object({ from: SearchedPlaceId, to: SearchedPlaceId, date: DhakaDate });
export type SearchedDay = z.infer<typeof SearchedDay>;

/** Criteria of a search as `readCriteria` found them. */
export const SearchTripsInput = SearchedDay.extend({
  period: z.enum(periodNames).nullable(),
  coachType: z.enum(coachTypes).nullable(),
});
export type SearchTripsInput = z.infer<typeof SearchTripsInput>;
