import { seatsOf } from '@poth/domain/fleet/seat-layout.ts';
import { Problem } from '@poth/domain/problem.ts';
import { addMinutes } from '@poth/domain/add-minutes.ts';
import type { EffectShown } from '@poth/domain/trip/effect.ts';
import { PreviewChangeInput } from '@poth/domain/trip/input.ts';
import { call } from '../call.ts';
import { seatsMissingIn } from '../seating/store.ts';
import { readRunningTrip } from './change-store.ts';
import { findOverlappingTrip } from './coach-store.ts';
import { computeEffect } from './change-trip.ts';
import { changeableTrip } from './may-change.ts';

/**
 * Shows the effect of a change before it is made: how many bookings are notified, how much money goes back, and another trip
 * on which its coach would be at the same time. That forbids nothing: the other trip may be the next to change.
 */
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
  async function previewChange({ deps: { db }, actor }, { tripId, change }): Promise<EffectShown> {
    const trip = changeableTrip(actor, await readRunningTrip(db, tripId), change.kind);
    const { effect, coach } = await computeEffect(db, trip, change);
    const missing = coach ? await seatsMissingIn(db, tripId, seatsOf(coach.layout)) : [];
    if (missing.length > 0) throw new Problem('seats-missing', { seats: missing });
    if (change.kind !== 'coach' && change.kind !== 'delay') return { ...effect, busyOn: null };
    const late = change.kind === 'delay' ? change.delayMinutes : trip.delayMinutes;
    const busyOn = await findOverlappingTrip(db, {
      operatorId: trip.operatorId,
      coachNumber: coach ? coach.coachNumber : trip.coachNumber,
      tripId,
      departsAt: addMinutes(trip.departsAt, late),
      arrivesAt: addMinutes(trip.arrivesAt, late),
    });
    return { ...effect, busyOn };
  },
);
