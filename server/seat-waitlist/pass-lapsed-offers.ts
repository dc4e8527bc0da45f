import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { passOn } from './pass-on.ts';
import { dueOffers } from './offer-store.ts';
import { endOverdue } from './store.ts';

const batchSize = 50;

/**
 * Passes lapsed offers to the next on their lists, and ends places whose coach leaves soon. Two processes at once pass
 * each offer on only once. Returns whether more is due.
 */
export const passLapsedOffers = (deps: Deps) => async (): Promise<boolean> => {
  const due = await dueOffers(deps.db, batchSize);
  for (const offer of due) {
    await transaction(deps.db, (tx) => passOn(tx, deps, offer, 'lapsed'));
    deps.seatWatch.changed(offer.tripId);
  }
  const ended = await transaction(deps.db, (tx) => endOverdue(tx, batchSize));
  for (const tripId of new Set(ended)) deps.seatWatch.changed(tripId);
  return due.length === batchSize || ended.length === batchSize;
};
