import { personOf } from '@poth/domain/identity/actor.ts';
import type { SavedPassenger } from '@poth/domain/people/saved-passenger.ts';
import { call } from '../call.ts';
import { passengersOf } from './saved-passenger-store.ts';

/** Lists the caller's saved passengers, by name. */
export const listSavedPassengers = call(
  { gate: 'signedIn' },
  async function listSavedPassengers({ deps: { db }, actor }): Promise<SavedPassenger[]> {
    return passengersOf(db, personOf(actor).userId);
  },
);
