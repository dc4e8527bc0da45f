import type { Actor } from '@poth/domain/identity/actor.ts';
import { canCallOffTrips, canRunTrips } from '@poth/domain/identity/policy.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { ChangeKind } from '@poth/domain/trip/change.ts';
import type { TripState } from '@poth/domain/trip/lifecycle.ts';
import type { RunningTrip } from './change-store.ts';

/** Whether an actor may make a change of a kind: what can cost the whole trip is the owner's. */
export const mayChange = (actor: Actor, trip: { operatorId: string }, kind: ChangeKind): boolean =>
  kind === 'coach' || kind === 'cancel' ? canCallOffTrips(actor, trip) : canRunTrips(actor, trip);

const changeable: readonly TripState[] = ['on-sale', 'closed', 'departed'];

/** Whether anything is left of a trip to sell, keep or change: at its last stop it is over. */
export const isChangeable = ({ state }: { state: TripState }): boolean => changeable.includes(state);

/** A trip that an actor may change now. Problems: not-found (also for another operator's), trip-over. */
export const changeableTrip = (
  actor: Actor,
  trip: RunningTrip | undefined,
  kind: ChangeKind,
): RunningTrip => {
  if (!trip || !mayChange(actor, trip, kind)) throw new Problem('not-found');
  if (!isChangeable(trip)) throw new Problem('trip-over');
  return trip;
};
