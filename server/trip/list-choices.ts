import { canSeeFleet } from '@poth/domain/identity/policy.ts';
import { seatsOf } from '@poth/domain/fleet/seat-layout.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { TripChoices } from '@poth/domain/trip/choices.ts';
import { TripId } from '@poth/domain/trip/journey.ts';
import { call } from '../call.ts';
import { readRunningTrip } from './change-store.ts';
import { readOtherCoaches } from './coach-store.ts';
import { readCountersAtStops } from './counter-store.ts';

/** Lists the coaches, by number, and the counters, by stop, that a trip can be changed to. */
export const listChoices = call(
  {
    gate: 'seller',
    input: TripId,
    unreadable: 'not-found',
    problems: [
      'not-found', // also for another operator's trip
    ],
  },
  async function listChoices({ deps: { db }, actor }, tripId): Promise<TripChoices> {
    const trip = await readRunningTrip(db, tripId);
    if (!trip || !canSeeFleet(actor, trip)) throw new Problem('not-found');
    const coaches = await readOtherCoaches(db, trip.operatorId, trip.coachNumber);
    const counters = await readCountersAtStops(db, trip);
    return {
      coaches: coaches.map(({ layout, ...coach }) => ({ ...coach, seatCount: seatsOf(layout).length })),
      counters,
    };
  },
);
