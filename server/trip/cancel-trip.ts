import { nextState } from '@poth/domain/machine.ts';
import { Problem } from '@poth/domain/problem.ts';
import { CancelTripInput } from '@poth/domain/trip/input.ts';
import { tripLife } from '@poth/domain/trip/lifecycle.ts';
import { nameOfActor } from '@poth/domain/identity/actor.ts';
import { recordMove } from '../audit-log/record-move.ts';
import { call } from '../call.ts';
import { announce } from '../messaging/outbox.ts';
import { freeUnsoldSeats } from '../seating/store.ts';
import { closeList } from '../seating/waitlist-store.ts';
import { changeProblems, changeTrip } from './change-trip.ts';
import { setTripState } from './store.ts';

/**
 * Cancels a trip: from this moment nothing of it is sold, holds and offers end, the waiting list is notified, and each
 * paid booking is settled separately, with all its money back. Sale and cancellation wait for each other on the rows
 * of the seats: a payment that comes after the cancellation finds no seat and is refunded in full.
 */
export const cancelTrip = call(
  {
    gate: 'operatorOwnerFresh',
    input: CancelTripInput,
    problems: changeProblems,
  },
  function cancelTrip({ deps, actor }, input) {
    return changeTrip(deps, actor, input, async (tx, { tripId, state: from }, { reason }) => {
      const to = nextState(tripLife, from, 'cancel');
      if (!to) throw new Problem('trip-over');
      await setTripState(tx, tripId, { from, to });
      await freeUnsoldSeats(tx, tripId);
      for (const entryId of await closeList(tx, tripId))
        await announce(tx, tripId, 'waitlist-closed', entryId, { entryId });
      const move = { tripId, subject: 'trip', subjectId: tripId, event: 'cancel', from, to } as const;
      await recordMove(tx, { ...move, by: nameOfActor(actor), detail: { reason } });
      return { kind: 'cancel', was: { cancelled: false }, became: { cancelled: true } };
    });
  },
);
