import type { DhakaDate } from '../dhaka.ts';
import type { FreeCancellation } from '../refund/free-cancellation.ts';
import type { ChangeReason } from './change.ts';

/** What has become of a trip since its passengers bought it, as their ticket tells it. */
export type TripNews = {
  cancelled: boolean;
  /** The times of the ticket are so much later than the published ones. */
  delayMinutes: number;
  /** Of the cancellation, else of the delay. */
  reason: ChangeReason | null;
  /** Why everything comes back to who cancels now. */
  free: FreeCancellation | null;
  /** Who is in charge on board. */
  supervisorPhone: string | null;
  /** The search for another coach: places by id, and the date that this one was to leave. */
  search: { from: string; to: string; date: DhakaDate };
};
