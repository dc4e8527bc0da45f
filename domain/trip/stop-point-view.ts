import { z } from '@hono/zod-openapi';
import { BilingualView } from '../language-view.ts';
import { RowId } from '../row-id.ts';
import type { StopPoint } from './trip.ts';

/** Counter at a stop of a trip, as the API returns it. */
export const StopPointView = z
  .object({
    counterId: RowId,
    stopNo: z.int(),
    name: BilingualView,
    address: BilingualView,
    phone: z.string(),
    /** Expected time of the coach there. */
    at: z.iso.datetime(),
    /** Time by which a boarding passenger should be at the counter. */
    reportingAt: z.iso.datetime(),
  })
  .openapi('StopPoint');

/** Presents a counter at a stop as a StopPointView. */
export const presentStopPoint = (point: StopPoint): z.infer<typeof StopPointView> => ({
  counterId: point.counterId,
  stopNo: point.stopNo,
  name: point.name,
  address: point.address,
  phone: point.phone,
  at: point.at.toISOString(),
  reportingAt: point.reportingAt.toISOString(),
});
