import { personOf } from '@poth/domain/identity/actor.ts';
import { readSavedPassengers, SavePassengersInput } from '@poth/domain/people/saved-passenger.ts';
import { mostSavedPassengers } from '@poth/domain/people/saved-passengers-limit.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import {
  countOtherPassengers,
  lockForPassengers,
  putPassengers,
  removePassenger,
} from './saved-passenger-store.ts';

/**
 * Saves passengers for the caller's next bookings, identified by name, in place of a saved one or beside the others.
 * Saves all of them, or none if they would be too many.
 */
export const savePassengers = call(
  {
    gate: 'signedIn',
    input: SavePassengersInput,
    problems: [
      'invalid-input', // name
      'not-found', // no saved passenger of the replaced name
      'sign-in-required', // the account was erased meanwhile
    ],
  },
  async function savePassengers({ deps: { db }, actor }, { passengers: typed, instead }): Promise<void> {
    const { userId } = personOf(actor);
    const read = readSavedPassengers(typed);
    if ('fault' in read) throw new Problem('invalid-input', { faults: { name: read.fault } });
    await transaction(db, async (tx) => {
      if (!(await lockForPassengers(tx, userId))) throw new Problem('sign-in-required');
      if (instead !== null && !(await removePassenger(tx, userId, instead))) throw new Problem('not-found');
      const names = read.passengers.map(({ name }) => name);
      if ((await countOtherPassengers(tx, userId, names)) + names.length > mostSavedPassengers)
        throw new Problem('invalid-input', { faults: { name: 'passengers-full' } });
      await putPassengers(tx, userId, read.passengers);
    });
  },
);
