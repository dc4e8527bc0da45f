import { DelayTripInput } from '@poth/domain/trip/input.ts';
import { call } from '../call.ts';
import { changeProblems, changeTrip } from './change-trip.ts';
import { setDelay } from './store.ts';

/**
 * Sets the total delay of a coach: the published times stay, the shown ones move, and every passenger is notified.
 * Buyers whose times move by more than an hour may cancel free of charge.
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
