import type { DhakaDate } from '../dhaka.ts';
import type { FreeCancellation } from '../refund/free-cancellation.ts';
import type { ChangeReason } from './change.ts';

/** News of a trip since its passengers bought it, as their ticket tells it. */
export type TripNews = {
  cancelled: boolean;
  /** The times of the ticket are so much later than the published ones. */
  delayMinutes: number;
  /** Of the cancellation, else of the delay. */
  reason: ChangeReason | null;
  /** Reason why everything comes back to passengers who cancel now. */
  free: FreeCancellation | null;
  /** Number of the person in charge on board. */
  supervisorPhone: string | null;
  /** The search for another coach: places by id, and the date that this one was to leave. */
  search: { from: string; to: string; date: DhakaDate };
};
