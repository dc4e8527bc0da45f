import { personOf } from '@poth/domain/identity/actor.ts';
import { RemoveSavedPassengerInput } from '@poth/domain/people/saved-passenger.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { removePassenger } from './saved-passenger-store.ts';

/** Removes one of the caller's saved passengers; bookings stay as they are. */
export const removeSavedPassenger = call(
  { gate: 'signedIn', input: RemoveSavedPassengerInput, problems: ['not-found'] },
  async function removeSavedPassenger({ deps: { db }, actor }, { name }): Promise<void> {
    if (!(await removePassenger(db, personOf(actor).userId, name))) throw new Problem('not-found');
  },
);
