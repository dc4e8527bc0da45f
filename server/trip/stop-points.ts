import type { Journey, StopPoint } from '@poth/domain/trip/trip.ts';
import type { Database, Tx } from '../db/database.ts';
import { readTripCounters, type TripCounter } from './store.ts';

/** Counters where the passengers of a journey may board and alight, in the order in which the coach calls. */
export type JourneyPoints = { boarding: StopPoint[]; dropping: StopPoint[] };

const pointOf = (counter: TripCounter, at: Date): StopPoint => ({
  counterId: counter.counterId,
  stopNo: counter.stopNo,
  name: { en: counter.nameEn, bn: counter.nameBn },
  address: { en: counter.addressEn, bn: counter.addressBn },
  phone: counter.phone,
  at,
  reportingAt: counter.reportingAt,
});

/** Returns a counter for boarding, with the time at which the coach leaves it. */
export const boardingPoint = (counter: TripCounter): StopPoint => pointOf(counter, counter.leavesAt);

/** Returns a counter for alighting, with the time at which the coach arrives. */
export const droppingPoint = (counter: TripCounter): StopPoint => pointOf(counter, counter.arrivesAt);

type TripStop = Pick<TripCounter, 'tripId' | 'stopNo'>;
type CountersAt = ReadonlyMap<string, readonly TripCounter[]>;

const keyOf = ({ tripId, stopNo }: TripStop): string => `${tripId} ${stopNo}`;

const stopsOf = (journeys: readonly Journey[]): TripStop[] =>
  journeys.flatMap(({ tripId, fromStopNo, toStopNo }) => [
    { tripId, stopNo: fromStopNo },
    { tripId, stopNo: toStopNo },
  ]);

const readCountersAt = async (db: Database | Tx, stops: readonly TripStop[]): Promise<CountersAt> =>
  stops.length > 0 ? Map.groupBy(await readTripCounters(db, stops), keyOf) : new Map();

const pointsOf = ({ tripId, fromStopNo, toStopNo }: Journey, counters: CountersAt) => {
  const at = (stopNo: number) => counters.get(keyOf({ tripId, stopNo })) ?? [];
  return {
    tripId,
    fromStopNo,
    toStopNo,
    boarding: at(fromStopNo).map(boardingPoint),
    dropping: at(toStopNo).map(droppingPoint),
  };
};

/** Reads the boarding and dropping points of journeys, in the order of the journeys. */
export const stopPointsOf = async (
  db: Database | Tx,
  journeys: readonly Journey[],
): Promise<(Journey & JourneyPoints)[]> => {
  const counters = await readCountersAt(db, stopsOf(journeys));
  return journeys.map((journey) => pointsOf(journey, counters));
};
