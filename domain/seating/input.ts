import { z } from 'zod';
import { Journey } from '../trip/journey.ts';

/** A map of a journey; bookingId: the hold whose seats show as selected. */
export const ViewSeatMapInput = z.object({ ...Journey.shape, bookingId: z.uuid().optional() });
