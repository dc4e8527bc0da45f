import { canCallOffTrips, canRunTrips, canSeeFleet } from '@poth/domain/identity/policy.ts';
import { nextState } from '@poth/domain/machine.ts';
import { paisa } from '@poth/domain/money.ts';
import { Problem } from '@poth/domain/problem.ts';
import { changesEndAt } from '@poth/domain/trip/changes-end.ts';
import { countSeats, deskSeats } from '@poth/domain/trip/desk-seats.ts';
import { TripId } from '@poth/domain/trip/journey.ts';
import { tripLife } from '@poth/domain/trip/lifecycle.ts';
import type { CallOffProgress, TripDesk } from '@poth/domain/trip/trip-desk.ts';
import type { ChangeRecord } from '@poth/domain/trip/change.ts';
import { call } from '../call.ts';
import type { Database } from '../db/database.ts';
import { readSeatLegs } from '../seating/store.ts';
import { readBlocks } from './block-store.ts';
import { readChanges } from './change-store.ts';
import { readDeskRiders, readDeskRow, readDeskStops, readProgress } from './desk-store.ts';
import { isChangeable } from './may-change.ts';

const progressOf = async (
  db: Database,
  tripId: string,
  changes: readonly ChangeRecord[],
  seesMoney: boolean,
): Promise<CallOffProgress | null> => {
  const cancelled = changes.find(({ kind }) => kind === 'cancel');
  if (!cancelled) return null;
  const progress = await readProgress(db, tripId, cancelled.at);
  const money = seesMoney ? {} : { refundPaisa: null, settledPaisa: null, atCounterPaisa: null };
  return { reason: cancelled.reason, ...progress, ...money };
};

/**
 * Shows a trip to the staff of its operator: passengers by seat, kept seats and changes. A conductor sees the names and
 * no money. Seven statements.
 */
export const viewTrip = call(
  {
    gate: 'operatorMember',
    readsArchive: 'where-missing',
    input: TripId,
    unreadable: 'not-found',
    problems: [
      'not-found', // also for another operator's trip
    ],
  },
  async function viewTrip({ deps: { db }, actor }, tripId): Promise<TripDesk> {
    const row = await readDeskRow(db, tripId);
    if (!row || row.state === 'draft' || !canSeeFleet(actor, row)) throw new Problem('not-found');
    const sells = canRunTrips(actor, row);
    const [stops, inventory, riders, blocks, changes] = await Promise.all([
      readDeskStops(db, tripId),
      readSeatLegs(db, tripId),
      readDeskRiders(db, tripId),
      readBlocks(db, tripId),
      readChanges(db, tripId),
    ]);
    const seats = deskSeats(inventory.legs, inventory.now);
    const [first] = stops;
    if (!first) throw new Error(`trip ${tripId} stops nowhere`);
    const { operatorId: _, routeNameEn, routeNameBn, soldPaisa, ...trip } = row;
    const open = isChangeable(trip);
    const mayChange = open && changesEndAt((stops.at(-1) ?? first).at, trip.delayMinutes) > inventory.now;
    return {
      ...trip,
      routeName: { en: routeNameEn, bn: routeNameBn },
      stops,
      departsAt: first.at,
      seats,
      riders: sells ? riders : riders.map((rider) => ({ ...rider, phone: null })),
      blocks,
      counts: countSeats(seats),
      soldPaisa: sells ? paisa(soldPaisa) : null,
      changes,
      progress: await progressOf(db, tripId, changes, sells),
      may: {
        keepSeats: sells && open,
        change: sells && mayChange,
        callOff:
          mayChange && canCallOffTrips(actor, row) && nextState(tripLife, trip.state, 'cancel') !== undefined,
      },
    };
  },
);
