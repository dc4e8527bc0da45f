import { seatsOf } from '@poth/domain/fleet/seat-layout.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Effect } from '@poth/domain/trip/effect.ts';
import { PreviewChangeInput } from '@poth/domain/trip/input.ts';
import { call } from '../call.ts';
import { seatsMissingIn } from '../seating/store.ts';
import { readRunningTrip } from './change-store.ts';
import { readFleetCoach } from './coach-store.ts';
import { computeEffect } from './change-trip.ts';
import { changeableTrip } from './may-change.ts';

/** Shows the effect of a change before it is made: how many bookings are notified, and how much money goes back. */
export const previewChange = call(
  {
    gate: 'seller',
    input: PreviewChangeInput,
    problems: [
      'not-found', // also for another operator's trip or coach
      'trip-over',
      'invalid-input', // the unchanged field
      'seats-missing', // taken seats that the other coach does not have
    ],
  },
  async function previewChange({ deps: { db }, actor }, { tripId, change }): Promise<Effect> {
    const trip = changeableTrip(actor, await readRunningTrip(db, tripId), change.kind);
    const { effect } = await computeEffect(db, trip, change);
    if (change.kind === 'coach') {
      const coach = await readFleetCoach(db, trip.operatorId, change.coachId);
      const missing = coach ? await seatsMissingIn(db, tripId, seatsOf(coach.layout)) : [];
      if (missing.length > 0) throw new Problem('seats-missing', { seats: missing });
    }
    return effect;
  },
);
