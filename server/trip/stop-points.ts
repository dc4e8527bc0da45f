import type { Journey, StopPoint } from '@poth/domain/trip/trip.ts';
import type { Database, Tx } from '../db/database.ts';
import { readTripCounters, type TripCounter } from './store.ts';

/** Where the passengers of a journey may board and alight, in the order in which the coach calls. */
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

/**
 * The boarding and dropping points of journeys, in their order: who boards is told when the coach leaves the counter,
 * who alights when it comes there.
 */
export const stopPointsOf = async (
  db: Database | Tx,
  journeys: readonly Journey[],
): Promise<(Journey & JourneyPoints)[]> => {
  const stops = journeys.flatMap(({ tripId, fromStopNo, toStopNo }) =>
    [fromStopNo, toStopNo].map((stopNo) => ({ tripId, stopNo })),
  );
  const counters = Map.groupBy(
    await readTripCounters(db, stops),
    (counter) => `${counter.tripId} ${counter.stopNo}`,
  );
  const at = (tripId: string, stopNo: number) => counters.get(`${tripId} ${stopNo}`) ?? [];
  return journeys.map(({ tripId, fromStopNo, toStopNo }) => ({
    tripId,
    fromStopNo,
    toStopNo,
    boarding: at(tripId, fromStopNo).map((counter) => pointOf(counter, counter.leavesAt)),
    dropping: at(tripId, toStopNo).map((counter) => pointOf(counter, counter.arrivesAt)),
  }));
};
