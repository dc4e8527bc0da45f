import type { DhakaDate } from '../dhaka.ts';
import type { Bilingual } from '../language.ts';
import type { FreeCancellation } from '../refund/free-cancellation.ts';
import type { ChangeReason } from './change.ts';

/** Changes of a trip since its passengers bought it, as their ticket shows them. */
export type TripNews = {
  cancelled: boolean;
  /** Minutes by which the expected times are later than the published ones. */
  delayMinutes: number;
  /** Reason of the cancellation, else of the delay. */
  reason: ChangeReason | null;
  /** Reason for which cancelling now is free of charge. */
  free: FreeCancellation | null;
  /** Counters and coach that were bought and that others have replaced since; null where they are the same. */
  replaced: { boarding: Bilingual | null; dropping: Bilingual | null; coachNumber: string | null };
  /** Phone number of the person in charge on board. */
  supervisorPhone: string | null;
  /** Search for another coach: place ids and the published date of this one. */
  search: { from: string; to: string; date: DhakaDate };
};
