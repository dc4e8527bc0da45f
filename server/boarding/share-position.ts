import { canBoard } from '@poth/domain/identity/policy.ts';
import { SharePositionInput } from '@poth/domain/boarding/input.ts';
import { centreOf } from '@poth/domain/place/centres.ts';
import { Problem } from '@poth/domain/problem.ts';
import { isAt, positionWindow, roundedPoint } from '@poth/domain/trip/position.ts';
import { call } from '../call.ts';
import { deletePosition, readPositionedTrip, writePosition } from './position-store.ts';

/**
 * Takes the position of a coach from the phone of staff aboard, for ticket holders of the trip and people they share it
 * with. A trip has one row, with its latest position; updates more frequent than the phone's interval change nothing.
 * No history is kept, nor anything about the sender, and at the last stop the row is deleted at once. Two statements.
 * Returns whether the coach has arrived there, so that the phone can stop sending.
 */
export const sharePosition = call(
  {
    gate: 'operatorMember',
    input: SharePositionInput,
    problems: [
      'not-found', // also for a trip of another operator
      'coach-not-due',
      'trip-over',
    ],
  },
  async function sharePosition(
    { deps: { db }, actor },
    { tripId, ageMs, ...sent },
  ): Promise<{ arrived: boolean }> {
    const trip = await readPositionedTrip(db, tripId);
    if (!trip || trip.state === 'draft' || !canBoard(actor, trip)) throw new Problem('not-found');
    const { from, until } = positionWindow(trip);
    if (trip.state === 'cancelled' || trip.state === 'arrived' || trip.now >= until)
      throw new Problem('trip-over');
    if (trip.now < from) throw new Problem('coach-not-due');
    const point = roundedPoint(sent);
    const arrived = trip.now >= trip.departsAt && isAt(point, centreOf(trip.lastPlaceId));
    if (arrived) await deletePosition(db, tripId);
    else await writePosition(db, tripId, { ...point, seenAt: new Date(trip.now.getTime() - ageMs) });
    return { arrived };
  },
);
