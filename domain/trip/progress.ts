import type { Bilingual } from '../language.ts';
import { later } from './delay.ts';
import type { Sight, StopOnRoad } from './position.ts';

/** A stop of a trip that is followed; times as published. closedAt: when the conductor said that the coach has left it. */
export type FollowedStop = StopOnRoad & {
  /** When the last passenger who boards there was marked as aboard. */
  markedAt: Date | null;
};

/** The last that is known of a coach: it left a stop, or passengers boarded there. */
export type LastSeen = { stopNo: number; place: Bilingual; at: Date; how: 'left' | 'boarding' };

/** A stop on the way; its times as they are expected now. */
export type StopAhead = {
  stopNo: number;
  place: Bilingual;
  arrivesAt: Date;
  departsAt: Date;
  /** Whether the coach has been there, as far as anybody marked it, and when it was said to have left. */
  isPassed: boolean;
  leftAt: Date | null;
  /** Whether the times are reckoned from how late the coach was at the last stop that is known, or from where it was seen. */
  isEstimate: boolean;
};

/** How far a coach has come, by the marks of its conductor and, where that is shared, by the position of the phone. */
export type TripProgress = { last: LastSeen | null; sight: Sight | null; stops: readonly StopAhead[] };

const minuteMs = 60_000;
/** An estimate is no more exact than this. */
const roundedToMinutes = 5;
/** How much before its hour a coach is at a stop, at most. */
const earlyMinutes = 60;

/**
 * Whether a moment can be that of a stop. One near the hour of the next stop may be of somebody who caught up there, or of a
 * conductor who thought of it only then: it would make the coach hours late.
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
    at >= later(departsAt, -earlyMinutes) &&
    (!next || at < later(next.arrivesAt, delayMinutes))
  );
};

/** Leaving of a stop. Stops that are said to be left in one go were passed at some time before: only the last one's is known. */
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
 * Minutes by which a coach was late where it was seen last. One that leaves early is on time at the next stop; where
 * passengers still boarded, it is at least as late as was announced.
 */
const minutesLate = (last: LastSeen | null, stops: readonly FollowedStop[], delayMinutes: number): number => {
  const stop = last && stops.find(({ stopNo }) => stopNo === last.stopNo);
  if (!stop) return delayMinutes;
  const late = (last.at.getTime() - stop.departsAt.getTime()) / minuteMs;
  const rounded = Math.max(0, Math.round(late / roundedToMinutes) * roundedToMinutes);
  return last.how === 'left' ? rounded : Math.max(delayMinutes, rounded);
};

/**
 * Says how far a coach has come and when it may be expected at the stops ahead: as late as it was at the last stop that
 * is known, else as late as was announced; from the stop on that comes next after a sight, as late as the sight tells,
 * unless a newer mark is of that stop. A sight marks no stop as passed: that is the conductor's word. stops: all of the
 * trip, in their order.
 */
export const tripProgress = (
  stops: readonly FollowedStop[],
  delayMinutes: number,
  seen: Sight | null = null,
): TripProgress => {
  const last = lastSeen(stops, delayMinutes);
  const late = minutesLate(last, stops, delayMinutes);
  // A passenger who catches up on the road is marked for a stop behind: that says nothing against a sight.
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
        arrivesAt: later(arrivesAt, by),
        departsAt: later(departsAt, by),
        isPassed,
        leftAt: leftAtOf(stop, stops, delayMinutes),
        isEstimate: (last !== null || isSeenAhead) && isAhead && !isPassed,
      };
    }),
  };
};

/** Progress as it concerns a passenger: the stops of the journey, and the coach until it has passed the last of them. */
export const journeyProgress = (
  { last, sight, stops }: TripProgress,
  { fromStopNo, toStopNo }: { fromStopNo: number; toStopNo: number },
): TripProgress => ({
  last: last && last.stopNo <= toStopNo ? last : null,
  sight: sight && sight.nextStopNo <= toStopNo ? sight : null,
  stops: stops.filter(({ stopNo }) => stopNo >= fromStopNo && stopNo <= toStopNo),
});
