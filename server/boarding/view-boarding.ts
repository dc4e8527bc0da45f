import { canBoard } from '@poth/domain/identity/policy.ts';
import type { BoardingList, BoardingRider } from '@poth/domain/boarding/boarding.ts';
import { boardingOpensAt } from '@poth/domain/boarding/window.ts';
import { Problem } from '@poth/domain/problem.ts';
import { TripId } from '@poth/domain/trip/journey.ts';
import { call } from '../call.ts';
import { publicKeysOf } from './public-keys.ts';
import { readBoardingTrip, readFlags, readRiders, readTripStops, type RiderRow } from './store.ts';

/** Selects the facts of a passenger for the door: contact number included, no money. */
const riderOf = (row: RiderRow): BoardingRider => {
  const { ticketId, seatNo, issueNo, state, name, kind, gender, phone, pnr, fromStopNo, toStopNo } = row;
  const { boardedBy, boardedAt } = row;
  return {
    ticketId,
    seatNo,
    issueNo,
    state,
    name,
    kind,
    gender,
    phone,
    pnr,
    fromStopNo,
    toStopNo,
    boarding: { en: row.boardingEn, bn: row.boardingBn },
    dropping: { en: row.droppingEn, bn: row.droppingBn },
    boardedBy,
    boardedAt,
  };
};

/**
 * Shows everything that staff at the door of a trip need, online and offline: who boards where, the marks so far, and
 * the public keys of tickets. Four statements.
 */
export const viewBoarding = call(
  {
    gate: 'operatorMember',
    input: TripId,
    unreadable: 'not-found',
    problems: [
      'not-found', // also for a trip of another operator
    ],
  },
  async function viewBoarding({ deps: { db, ticketSigner }, actor }, tripId): Promise<BoardingList> {
    const trip = await readBoardingTrip(db, tripId);
    if (!trip || trip.state === 'draft' || !canBoard(actor, trip)) throw new Problem('not-found');
    const [stops, riders, flags] = await Promise.all([
      readTripStops(db, trip),
      readRiders(db, tripId),
      readFlags(db, tripId),
    ]);
    const [first] = stops;
    if (!first) throw new Error(`trip ${tripId} stops nowhere`);
    const { state, routeNameEn, routeNameBn, coachNumber, supervisorPhone, delayMinutes, now } = trip;
    return {
      tripId,
      state,
      routeName: { en: routeNameEn, bn: routeNameBn },
      coachNumber,
      supervisorPhone,
      delayMinutes,
      departsAt: first.at,
      opensAt: boardingOpensAt(first.publishedAt),
      stops: stops.slice(0, -1).map(({ stopNo, place, at, closedAt }) => ({ stopNo, place, at, closedAt })),
      places: stops.map(({ place }) => place),
      riders: riders.map(riderOf),
      flags,
      keys: publicKeysOf(ticketSigner.accepted()),
      at: now,
    };
  },
);
