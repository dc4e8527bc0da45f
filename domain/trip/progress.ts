import type { Bilingual } from '../language.ts';
import { addMinutes } from '../add-minutes.ts';
import { estimateMinutesLate, type Sighting, type StopOnRoad } from './position.ts';

/** Stop of a trip that is followed; times as published. closedAt: when the conductor reported that the coach has left it. */
export type FollowedStop = StopOnRoad & {
  /** Time at which the last passenger who boards there was marked as aboard. */
  markedAt: Date | null;
};

/** Latest fact about a coach: it left a stop, or passengers boarded there. */
export type LastSeen = { stopNo: number; place: Bilingual; at: Date; how: 'left' | 'boarding' };

/** Stop on the way, with its expected times. */
export type StopAhead = {
  stopNo: number;
  place: Bilingual;
  arrivesAt: Date;
  departsAt: Date;
  /** True once the coach has been there by the marks; leftAt: when it was reported to have left. */
  isPassed: boolean;
  leftAt: Date | null;
  /** True where the times are computed from the delay at the last known stop, or from a sighting. */
  isEstimate: boolean;
};

/** Progress of a coach by the marks of its conductor and, where that is shared, by the position of the phone. */
export type TripProgress = { last: LastSeen | null; sight: Sighting | null; stops: readonly StopAhead[] };

/** Earliest that a coach is at a stop, in minutes before its time. */
const earlyMinutes = 60;

/**
 * Tells whether a moment can belong to a stop. One near the time of the next stop may come from a passenger who boarded
 * there late, or from a conductor who marked the stop only then: counting it would make the coach hours late.
 */
const canBeAt = (
  at: Date | null,
  { stopNo, departsAt }: FollowedStop,
  stops: readonly FollowedStop[],
  delayMinutes: number,
): at is Date => {
  const next = stops.find((other) => other.stopNo > stopNo);
  return (
    at !== null &&
    at >= addMinutes(departsAt, -earlyMinutes) &&
    (!next || at < addMinutes(next.arrivesAt, delayMinutes))
  );
};

/** Returns when a stop was left. Of stops that are marked as left together, only the time of the last is known. */
const leftAtOf = (stop: FollowedStop, stops: readonly FollowedStop[], delayMinutes: number): Date | null => {
  const { closedAt, stopNo } = stop;
  const inOneGo = stops.some(
    (other) => other.stopNo > stopNo && other.closedAt?.getTime() === closedAt?.getTime(),
  );
  return !inOneGo && canBeAt(closedAt, stop, stops, delayMinutes) ? closedAt : null;
};

const lastSeen = (stops: readonly FollowedStop[], delayMinutes: number): LastSeen | null => {
  for (const stop of stops.toReversed()) {
    const { stopNo, place, markedAt } = stop;
    const leftAt = leftAtOf(stop, stops, delayMinutes);
    if (leftAt) return { stopNo, place, at: leftAt, how: 'left' };
    if (canBeAt(markedAt, stop, stops, delayMinutes)) return { stopNo, place, at: markedAt, how: 'boarding' };
  }
  return null;
};

/**
 * Computes the minutes by which a coach was late where it was last seen. One that leaves early is on time at the next
 * stop; where passengers still boarded, it is at least as late as announced.
 */
const minutesLate = (last: LastSeen | null, stops: readonly FollowedStop[], delayMinutes: number): number => {
  const stop = last && stops.find(({ stopNo }) => stopNo === last.stopNo);
  if (!stop) return delayMinutes;
  const late = estimateMinutesLate(last.at, stop.departsAt);
  return last.how === 'left' ? late : Math.max(delayMinutes, late);
};

/**
 * Computes how far a coach has come and its expected times ahead: as late as at the last known stop, else as late as
 * announced; from the next stop after a sighting on, as late as the sighting says, unless a newer mark is of that stop.
 * A sighting marks no stop as passed: only the conductor does. stops: all of the trip, in their order.
 */
export const tripProgress = (
  stops: readonly FollowedStop[],
  delayMinutes: number,
  seen: Sighting | null = null,
): TripProgress => {
  const last = lastSeen(stops, delayMinutes);
  const late = minutesLate(last, stops, delayMinutes);
  // A passenger who boards late on the road is marked for an earlier stop: such a mark does not contradict a sighting.
  const isOutdated = seen && last && last.stopNo >= seen.nextStopNo && last.at > seen.seenAt;
  const sight = isOutdated ? null : seen;
  return {
    last,
    sight,
    stops: stops.map((stop) => {
      const { stopNo, place, arrivesAt, departsAt, closedAt } = stop;
      const isAhead = !last || stopNo > last.stopNo;
      const isPassed = closedAt !== null || (last !== null && stopNo < last.stopNo);
      const isSeenAhead = sight !== null && isAhead && stopNo >= sight.nextStopNo;
      const by = isSeenAhead ? sight.minutesLate : isAhead ? late : delayMinutes;
      return {
        stopNo,
        place,
        arrivesAt: addMinutes(arrivesAt, by),
        departsAt: addMinutes(departsAt, by),
        isPassed,
        leftAt: leftAtOf(stop, stops, delayMinutes),
        isEstimate: (last !== null || isSeenAhead) && isAhead && !isPassed,
      };
    }),
  };
};

/** Cuts progress to a passenger's journey: its stops, and the coach until it has passed the last of them. */
export const journeyProgress = (
  { last, sight, stops }: TripProgress,
  { fromStopNo, toStopNo }: { fromStopNo: number; toStopNo: number },
): TripProgress => ({
  last: last && last.stopNo <= toStopNo ? last : null,
  sight: sight && sight.nextStopNo <= toStopNo ? sight : null,
  stops: stops.filter(({ stopNo }) => stopNo >= fromStopNo && stopNo <= toStopNo),
});
