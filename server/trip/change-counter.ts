import { Problem } from '@poth/domain/problem.ts';
import { movesTooFar } from '@poth/domain/trip/counter-moves.ts';
import { ChangeCounterInput } from '@poth/domain/trip/input.ts';
import { call } from '../call.ts';
import { readChanges } from './change-store.ts';
import { changeProblems, changeTrip } from './change-trip.ts';
import { readCounterOfTrip, replaceCounter } from './counter-store.ts';

/**
 * Moves a trip to another counter of the operator in the same place; passengers who board or alight there are notified.
 * However often it moves, it stays within an hour of the times that they were told.
 */
export const changeCounter = call(
  {
    gate: 'seller',
    input: ChangeCounterInput,
    problems: changeProblems, // invalid-input also for minutesLater: far
  },
  function changeCounter({ deps, actor }, input) {
    return changeTrip(deps, actor, input, async (tx, { tripId, operatorId }, change) => {
      const wish = { ...change, tripId, operatorId };
      const { stopNo } = change;
      const was = await readCounterOfTrip(tx, wish);
      const became = was && (await replaceCounter(tx, wish));
      if (!was || !became) throw new Problem('not-found');
      if (movesTooFar({ stopNo, was, became }, await readChanges(tx, tripId)))
        throw new Problem('invalid-input', { faults: { minutesLater: 'far' } });
      return { kind: 'counter', was: { stopNo, ...was }, became: { stopNo, ...became } };
    });
  },
);
