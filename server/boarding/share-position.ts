import { canBoard } from '@poth/domain/identity/policy.ts';
import { SharePositionInput } from '@poth/domain/boarding/input.ts';
import { centreOf } from '@poth/domain/place/centres.ts';
import { Problem } from '@poth/domain/problem.ts';
import { isAt, positionWindow, roundedPoint } from '@poth/domain/trip/position.ts';
import { call } from '../call.ts';
import { deletePosition, readPositionedTrip, writePosition } from './position-store.ts';

/**
 * Takes the position of a coach from the phone of somebody at its door, for those who hold a ticket of the trip and whom they
 * share it with. One row for a trip, by its newest moment; what comes sooner than the phone's rhythm changes nothing. It is
 * in no history, and nothing of who sent it is kept. At the last stop it goes at once. Two statements.
 * Answers whether the coach has come there: then nothing more need be sent.
 */
export const sharePosition = call(
  {
    gate: 'operatorMember',
    input: SharePositionInput,
    problems: [
      'not-found', // also for another operator's
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
