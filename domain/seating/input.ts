import { z } from 'zod';
import { RowId } from '../row-id.ts';
import { Journey } from '../trip/journey.ts';

/** A map of a journey; bookingId: the hold whose seats show as selected. */
export const ViewSeatMapInput = z.object({ ...Journey.shape, bookingId: RowId.optional() });
