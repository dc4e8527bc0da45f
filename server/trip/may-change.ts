import type { Actor } from '@poth/domain/identity/actor.ts';
import { canCallOffTrips, canRunTrips } from '@poth/domain/identity/policy.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { ChangeKind } from '@poth/domain/trip/change.ts';
import { changesEndAt } from '@poth/domain/trip/changes-end.ts';
import type { TripState } from '@poth/domain/trip/lifecycle.ts';
import type { RunningTrip } from './change-store.ts';

/** Tells whether an actor may make a kind of change: only the owner may change the coach or cancel. */
export const mayChange = (actor: Actor, trip: { operatorId: string }, kind: ChangeKind): boolean =>
  kind === 'coach' || kind === 'cancel' ? canCallOffTrips(actor, trip) : canRunTrips(actor, trip);

const changeable: readonly TripState[] = ['on-sale', 'closed', 'departed'];

/** Tells whether a trip can still be sold, kept or changed: after its last stop it is over. */
export const isChangeable = ({ state }: { state: TripState }): boolean => changeable.includes(state);

/** Tells whether so much time has passed since a trip that nothing of it may be changed, whatever its state. */
const isPast = ({ arrivesAt, delayMinutes, now }: RunningTrip): boolean =>
  changesEndAt(arrivesAt, delayMinutes) <= now;

/** Returns a trip that an actor may change now. Problems: not-found (also for another operator's), trip-over. */
export const changeableTrip = (
  actor: Actor,
  trip: RunningTrip | undefined,
  kind: ChangeKind,
): RunningTrip => {
  if (!trip || !mayChange(actor, trip, kind)) throw new Problem('not-found');
  if (!isChangeable(trip) || isPast(trip)) throw new Problem('trip-over');
  return trip;
};
