import { DelayTripInput } from '@poth/domain/trip/input.ts';
import { call } from '../call.ts';
import { changeProblems, changeTrip } from './change-trip.ts';
import { setDelay } from './store.ts';

/**
 * Sets how late a coach runs, in all: the published times stay, what is shown moves, and every passenger is told. Who
 * bought it more than an hour otherwise may cancel free of charge.
 */
export const delayTrip = call(
  {
    gate: 'seller',
    input: DelayTripInput,
    problems: changeProblems,
  },
  function delayTrip({ deps, actor }, input) {
    return changeTrip(deps, actor, input, async (tx, trip, { delayMinutes }) => {
      await setDelay(tx, trip.tripId, delayMinutes);
      return { kind: 'delay', was: { delayMinutes: trip.delayMinutes }, became: { delayMinutes } };
    });
  },
);
