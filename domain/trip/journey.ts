import { z } from 'zod';
import { RowId } from '../row-id.ts';

/** The id of a trip; its first eight digits are the service date. */
export const TripId = RowId;

/** From one stop of a trip to a later one; stops are numbered from 0 in the order of travel. */
export const Journey = z.object({
  tripId: TripId,
  fromStopNo: z.int().min(0).max(99),
  toStopNo: z.int().min(1).max(99),
});
export type Journey = z.infer<typeof Journey>;
