import type { Bilingual } from '../language.ts';
import { kmBetween, type Point } from '../place/point.ts';
import { addMinutes } from '../add-minutes.ts';

/** Position of the conductor's phone, with its time. */
export type CoachPosition = Point & { seenAt: Date };

/** Parts of a followed stop that a position is compared with; times as published. */
export type StopOnRoad = {
  stopNo: number;
  place: Bilingual;
  /** Centre of its place; null where unknown. */
  centre: Point | null;
  arrivesAt: Date;
  departsAt: Date;
  closedAt: Date | null;
};

/** Sighting of a coach: at a stop, or some distance before it. */
export type Sighting = {
  stopNo: number;
  place: Bilingual;
  how: 'at' | 'before';
  /** Straight-line distance in whole kilometres. */
  km: number;
  point: Point;
  seenAt: Date;
  /** Age of the position in whole minutes. */
  minutesAgo: number;
  /** Next stop, and the minutes by which the coach may be late there, in steps of five. */
  nextStopNo: number;
  minutesLate: number;
};

const minuteMs = 60_000;
/** Longest age of a position that still tells where a coach is. */
export const positionShownMinutes = 20;
/** Interval at which a phone renews its position; the portal accepts none more often. */
export const positionEverySeconds = 30;
/** Minutes before the first stop and after the last one, delay included, within which a position is accepted. */
const sharedBeforeMinutes = 60;
const sharedAfterMinutes = 240;
/** Distance from the centre of a place within which a coach counts as there. */
const atStopKm = 3;
/**
 * Largest detour of a way through the position over the straight line, because roads wind: as a share of its length,
 * and at least in kilometres.
 */
const mostDetour = 0.15;
const leastDetourKm = 15;
/** Precision of an estimate. */
const roundedToMinutes = 5;

/** Returns how late a coach is, never early, in minutes rounded to the precision of an estimate. */
export const estimateMinutesLate = (actual: Date, planned: Date): number => {
  const minutes = (actual.getTime() - planned.getTime()) / minuteMs;
  return Math.max(0, Math.round(minutes / roundedToMinutes) * roundedToMinutes);
};

/** Rounds a point to a thousandth of a degree, about 100 m: enough for a coach, too coarse to locate a person. */
export const roundedPoint = ({ latitude, longitude }: Point): Point => ({
  latitude: Math.round(latitude * 1_000) / 1_000,
  longitude: Math.round(longitude * 1_000) / 1_000,
});

type Times = { departsAt: Date; arrivesAt: Date; delayMinutes: number };

/**
 * Computes the period in which the position of a trip may be shown. departsAt, arrivesAt: first and last stop, as
 * published.
 */
export const positionWindow = ({
  departsAt,
  arrivesAt,
  delayMinutes,
}: Times): { from: Date; until: Date } => ({
  from: addMinutes(departsAt, -sharedBeforeMinutes),
  until: addMinutes(arrivesAt, delayMinutes + sharedAfterMinutes),
});

/** Tells whether a point is in a place. */
export const isAt = (point: Point, centre: Point | null): boolean =>
  centre !== null && kmBetween(point, centre) <= atStopKm;

type Known = StopOnRoad & { centre: Point };
type Way = { from: Known; to: Known; behindKm: number; aheadKm: number; detourKm: number };

/** Lists the ways between neighbouring stops with a centre that are still ahead; a stop without a centre is skipped. */
const waysOf = (point: Point, stops: readonly StopOnRoad[]): Way[] => {
  const left = stops.findLast(({ closedAt }) => closedAt !== null)?.stopNo ?? -1;
  const known = stops.filter((stop): stop is Known => stop.centre !== null);
  return known.slice(1).flatMap((to, no) => {
    const from = known[no];
    if (!from || to.stopNo <= left) return [];
    const behindKm = kmBetween(from.centre, point);
    const aheadKm = kmBetween(point, to.centre);
    return [
      { from, to, behindKm, aheadKm, detourKm: behindKm + aheadKm - kmBetween(from.centre, to.centre) },
    ];
  });
};

const isOnRoad = ({ behindKm, aheadKm, detourKm }: Way): boolean =>
  detourKm <= Math.max(leastDetourKm, (behindKm + aheadKm - detourKm) * mostDetour);

/** Estimates the minutes late at the end of a way, if its rest takes its share of the planned time. */
const lateOn = ({ from, to, behindKm, aheadKm }: Way, seenAt: Date): number => {
  const rest = behindKm + aheadKm === 0 ? 1 : aheadKm / (behindKm + aheadKm);
  const expected = seenAt.getTime() + rest * (to.arrivesAt.getTime() - from.departsAt.getTime());
  return estimateMinutesLate(new Date(expected), to.arrivesAt);
};

/**
 * Derives from a position where a coach is between the stops of its trip, given in their order, and how late it may be
 * at the next. Null: the position is unknown, too old or far from the road, or the coach has reached its last stop.
 */
export const sightOf = (
  position: CoachPosition | null,
  stops: readonly StopOnRoad[],
  { delayMinutes, now }: { delayMinutes: number; now: Date },
): Sighting | null => {
  if (!position) return null;
  const { seenAt, latitude, longitude } = position;
  const point = { latitude, longitude };
  const ageMs = now.getTime() - seenAt.getTime();
  if (ageMs > positionShownMinutes * minuteMs || isAt(point, stops.at(-1)?.centre ?? null)) return null;
  const [way] = waysOf(point, stops).toSorted((one, other) => one.detourKm - other.detourKm);
  if (!way || !isOnRoad(way)) return null;
  const { from, to, aheadKm } = way;
  const waits = isAt(point, from.centre) && from.closedAt === null;
  const late = lateOn(way, seenAt);
  const seen = {
    point,
    seenAt,
    minutesAgo: Math.max(0, Math.floor(ageMs / minuteMs)),
    nextStopNo: to.stopNo,
    // A coach that has not left yet is at least as late as announced.
    minutesLate: waits ? Math.max(delayMinutes, late) : late,
  };
  if (waits) return { ...seen, stopNo: from.stopNo, place: from.place, how: 'at', km: 0 };
  const { stopNo, place } = to;
  if (isAt(point, to.centre)) return { ...seen, stopNo, place, how: 'at', km: 0 };
  return { ...seen, stopNo, place, how: 'before', km: Math.round(aheadKm) };
};
