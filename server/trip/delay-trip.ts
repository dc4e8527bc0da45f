import type { Actor } from '@poth/domain/account/actor.ts';
import type { ChangeOf } from '@poth/domain/trip/change.ts';
import type { ChangeTripInput } from '@poth/domain/trip/input.ts';
import type { Deps } from '../deps.ts';
import { changeTrip } from './change-trip.ts';

/**
 * Says how late a coach runs, in all: the published times stay, what is shown moves, and every passenger is told. Who
 * bought it more than an hour otherwise may cancel free of charge.
 * Problems: those of changeTrip.
 */
export const delayTrip = (deps: Deps) => (actor: Actor, input: ChangeTripInput<ChangeOf<'delay'>>) =>
  changeTrip(deps, actor, input, async (tx, trip, { delayMinutes }) => {
    await tx.updateTable('trip').set({ delayMinutes }).where('tripId', '=', trip.tripId).execute();
    return { kind: 'delay', was: { delayMinutes: trip.delayMinutes }, became: { delayMinutes } };
  });
