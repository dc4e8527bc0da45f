import { canSeeFleet } from '@poth/domain/identity/policy.ts';
import { isUnusual, type UnpaidSignal } from '@poth/domain/booking/unpaid.ts';
import { Problem } from '@poth/domain/problem.ts';
import { TripId } from '@poth/domain/trip/journey.ts';
import { call } from '../call.ts';
import { readOwner } from '../trip/store.ts';
import { readUnpaidSignals, countingWindowOf } from './unpaid-store.ts';

/** Shows the operator's members how the unpaid seats of a trip bunch up; null where nothing is unusual. */
export const viewUnpaid = call(
  {
    gate: 'operatorMember',
    input: TripId,
    unreadable: 'not-found',
    problems: [
      'not-found', // also for another operator's
    ],
  },
  async function viewUnpaid({ deps: { db, settings }, actor }, tripId): Promise<UnpaidSignal | null> {
    const trip = await readOwner(db, tripId);
    if (!trip || !canSeeFleet(actor, trip)) throw new Problem('not-found');
    const [signal] = await readUnpaidSignals(db, tripId, countingWindowOf(settings()));
    return signal && isUnusual(signal, settings()) ? signal : null;
  },
);
