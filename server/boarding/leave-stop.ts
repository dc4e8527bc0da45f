import { nameOfActor, personOf } from '@poth/domain/identity/actor.ts';
import { canBoard } from '@poth/domain/identity/policy.ts';
import { LeaveStopInput } from '@poth/domain/boarding/input.ts';
import { mayLeave } from '@poth/domain/boarding/window.ts';
import { nextState } from '@poth/domain/machine.ts';
import { Problem } from '@poth/domain/problem.ts';
import { addMinutes } from '@poth/domain/add-minutes.ts';
import { tripLife } from '@poth/domain/trip/lifecycle.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { recordMove } from '../audit-log/record-move.ts';
import { call } from '../call.ts';
import { databaseNow } from '../db/clock.ts';
import type { Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { lockIssuedUpTo } from '../ticket/life-store.ts';
import { readLeftStop, readRunningTrip, type RunningTrip } from '../trip/change-store.ts';
import { setTripState, readDeparture } from '../trip/store.ts';
import { raiseTripVersion } from '../trip/trip-steps-store.ts';
import { closeStops } from './mark-store.ts';
import { moveTicket } from './move-ticket.ts';

/** Refuses to leave a stop too early. Problems: not-found for a stop where nobody boards, coach-not-due. */
const refuseEarly = async (tx: Tx, trip: RunningTrip, stopNo: number): Promise<void> => {
  const departsAt = await readDeparture(tx, trip.tripId, stopNo);
  if (!departsAt || stopNo >= trip.legCount) throw new Problem('not-found');
  if (!mayLeave(addMinutes(departsAt, trip.delayMinutes), await databaseNow(tx)))
    throw new Problem('coach-not-due');
};

/** Moves the trip to departed when its coach leaves the first stop. Problems: trip-over. */
const depart = async (tx: Tx, { tripId, state: from }: RunningTrip, by: string): Promise<void> => {
  if (from === 'departed') return;
  const to = nextState(tripLife, from, 'depart');
  if (!to) throw new Problem('trip-over');
  await setTripState(tx, tripId, { from, to });
  await recordMove(tx, { tripId, subject: 'trip', subjectId: tripId, event: 'depart', from, to, by });
};

/** Marks passengers who should have boarded by now and did not as no-show; returns how many. */
const missAbsent = async (tx: Tx, tripId: string, stopNo: number, by: string): Promise<number> => {
  const absent = await lockIssuedUpTo(tx, tripId, stopNo);
  for (const ticket of absent) await moveTicket(tx, ticket, 'miss', by);
  return absent.length;
};

/**
 * Records that the coach has left a stop: boarding ends there and at earlier stops, and passengers who are not aboard
 * become no-shows. Leaving the first stop makes the trip departed; sale ends at the stops left behind, and sale and
 * boarding go on at later ones. Returns the number of no-shows; a repeat changes nothing. If this and a cancellation
 * come at once, one is refused.
 */
export const leaveStop = call(
  {
    gate: 'operatorMember',
    input: LeaveStopInput,
    problems: [
      'not-found', // also for a trip of another operator, and a stop where nobody boards
      'coach-not-due',
      'trip-over',
    ],
  },
  async function leaveStop({ deps, actor }, { tripId, stopNo }): Promise<{ missed: number }> {
    const answer = await transaction(deps.db, async (tx) => {
      const trip = await readRunningTrip(tx, tripId, 'changed');
      if (!trip || trip.state === 'draft' || !canBoard(actor, trip)) throw new Problem('not-found');
      const closed = await readLeftStop(tx, tripId);
      if (stopNo <= closed) return { missed: 0 };
      await refuseEarly(tx, trip, stopNo);
      const by = nameOfActor(actor);
      const { userId, name } = personOf(actor);
      await raiseTripVersion(tx, tripId);
      await depart(tx, trip, by);
      const stops = Array.from({ length: stopNo - closed }, (_, at) => closed + 1 + at);
      await closeStops(tx, tripId, stops, { closedBy: userId, closedByName: name });
      const missed = await missAbsent(tx, tripId, stopNo, by);
      const act = closed < 0 ? 'trip-departed' : 'stop-left';
      const detail = { tripId, stopNo, missed };
      await recordAct(tx, actor, { stream: `operator:${trip.operatorId}`, act, detail });
      return { missed };
    });
    deps.seatWatch.changed(tripId);
    return answer;
  },
);
