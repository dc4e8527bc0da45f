import { z } from '@hono/zod-openapi';
import { BilingualView } from '../language-view.ts';
import type { StopPoint } from './trip.ts';

/** A counter at a stop of a trip, as the API answers it. */
export const StopPointView = z
  .object({
    counterId: z.uuid(),
    stopNo: z.int(),
    name: BilingualView,
    address: BilingualView,
    phone: z.string(),
    /** When the coach is there, as it is expected now. */
    at: z.iso.datetime(),
    /** When a boarding passenger should be at the counter. */
    reportingAt: z.iso.datetime(),
  })
  .openapi('StopPoint');

/** A counter at a stop as StopPointView says it. */
export const presentStopPoint = (point: StopPoint): z.infer<typeof StopPointView> => ({
  counterId: point.counterId,
  stopNo: point.stopNo,
  name: point.name,
  address: point.address,
  phone: point.phone,
  at: point.at.toISOString(),
  reportingAt: point.reportingAt.toISOString(),
});
