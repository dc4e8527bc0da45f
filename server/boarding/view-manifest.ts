import { canBoard, canRunTrips } from '@poth/domain/identity/policy.ts';
import type { Manifest, ManifestRow } from '@poth/domain/boarding/manifest.ts';
import { seatsOf } from '@poth/domain/fleet/seat-layout.ts';
import type { Bilingual } from '@poth/domain/language.ts';
import { paisa } from '@poth/domain/money.ts';
import { Problem } from '@poth/domain/problem.ts';
import { TripId } from '@poth/domain/trip/journey.ts';
import { call } from '../call.ts';
import {
  type KeptRow,
  readBoardingTrip,
  readFlags,
  readKeptSeats,
  readRiders,
  readTripStops,
  type RiderRow,
} from './store.ts';

type Written = { row: ManifestRow; servesAt: Date | null };
type Facts = { places: readonly Bilingual[]; seesMoney: boolean };

const nowhere: Bilingual = { en: '', bn: '' };

const written = (
  { places, seesMoney }: Facts,
  row: RiderRow | KeptRow,
  { state, paid, due }: { state: ManifestRow['state']; paid: number; due: number },
): Written => ({
  servesAt: row.servesAt,
  row: {
    seatNo: row.seatNo,
    name: row.name,
    phone: row.phone,
    kind: row.kind,
    gender: row.gender,
    fromStopNo: row.fromStopNo,
    from: places[row.fromStopNo] ?? nowhere,
    to: places[row.toStopNo] ?? nowhere,
    boarding: { en: row.boardingEn, bn: row.boardingBn },
    dropping: { en: row.droppingEn, bn: row.droppingBn },
    pnr: row.pnr,
    state,
    channel: row.channel,
    paidPaisa: seesMoney ? paisa(paid) : null,
    duePaisa: seesMoney ? paisa(due) : null,
  },
});

/**
 * Shows the passenger list of a trip by boarding stop, counter and seat, with unpaid phone bookings and the scans
 * flagged at the door. A conductor sees contact numbers, and no money. Five statements.
 */
export const viewManifest = call(
  {
    gate: 'operatorMember',
    readsArchive: 'where-missing',
    mayReadBehind: true,
    input: TripId,
    unreadable: 'not-found',
    problems: [
      'not-found', // also for a trip of another operator
    ],
  },
  async function viewManifest({ deps: { db }, actor }, tripId): Promise<Manifest> {
    const trip = await readBoardingTrip(db, tripId);
    if (!trip || trip.state === 'draft' || !canBoard(actor, trip)) throw new Problem('not-found');
    const [stops, riders, kept, flags] = await Promise.all([
      readTripStops(db, trip),
      readRiders(db, tripId),
      readKeptSeats(db, tripId),
      readFlags(db, tripId),
    ]);
    const [first] = stops;
    if (!first) throw new Error(`trip ${tripId} stops nowhere`);
    const seesMoney = canRunTrips(actor, trip);
    const facts = { places: stops.map(({ place }) => place), seesMoney };
    const order = new Map(seatsOf(trip.layout).map((seatNo, at) => [seatNo, at]));
    const rows = [
      ...riders.flatMap((row) =>
        row.state === 'void' ? [] : [written(facts, row, { state: row.state, paid: row.paidPaisa, due: 0 })],
      ),
      ...kept.map((row) => written(facts, row, { state: 'kept', paid: 0, due: row.duePaisa })),
    ].toSorted(
      (one, other) =>
        one.row.fromStopNo - other.row.fromStopNo ||
        (one.servesAt?.getTime() ?? 0) - (other.servesAt?.getTime() ?? 0) ||
        (order.get(one.row.seatNo) ?? 0) - (order.get(other.row.seatNo) ?? 0),
    );
    const { state, coachNumber, coachType, coachClass, delayMinutes, supervisorPhone } = trip;
    return {
      tripId,
      state,
      operator: { en: trip.operatorEn, bn: trip.operatorBn },
      routeName: { en: trip.routeNameEn, bn: trip.routeNameBn },
      coachNumber,
      coachType,
      coachClass,
      departsAt: first.at,
      delayMinutes,
      supervisorPhone,
      stops: stops.slice(0, -1).map(({ stopNo, place, at }) => ({ stopNo, place, at })),
      lastStopNo: stops.length - 1,
      rows: rows.map(({ row }) => row),
      flags,
      seesMoney,
    };
  },
);
