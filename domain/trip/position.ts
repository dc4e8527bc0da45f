import type { Bilingual } from '../language.ts';
import { kmBetween, type Point } from '../place/point.ts';
import { later } from './delay.ts';

/** Where the conductor's phone was, and when. */
export type CoachPosition = Point & { seenAt: Date };

/** Part of a followed stop that a position is held against; times as published. */
export type StopOnRoad = {
  stopNo: number;
  place: Bilingual;
  /** Centre of its place; null: nobody has told it. */
  centre: Point | null;
  arrivesAt: Date;
  departsAt: Date;
  closedAt: Date | null;
};

/** Where a coach was seen: at a stop, or so far before it. */
export type Sight = {
  stopNo: number;
  place: Bilingual;
  how: 'at' | 'before';
  /** In a straight line, in whole kilometres. */
  km: number;
  point: Point;
  seenAt: Date;
  /** From how many minutes before now it is: whole ones. */
  minutesAgo: number;
  /** The stop that comes next, how late the coach may be there, in steps of five minutes. */
  nextStopNo: number;
  minutesLate: number;
};

const minuteMs = 60_000;
/** A position that is older tells nothing of where a coach is now. */
export const positionShownMinutes = 20;
/** A phone renews it this seldom, and the portal takes it no oftener. */
export const positionEverySeconds = 30;
/** Before the hour of the first stop and after that of the last, within which a position is taken; delay counted in. */
const sharedBeforeMinutes = 60;
const sharedAfterMinutes = 240;
/** A coach so near to the centre of a place is in it. */
const atStopKm = 3;
/** Roads wind: how much longer than the straight line the way by a position may be, of its length, and at least. */
const mostDetour = 0.15;
const leastDetourKm = 15;
/** An estimate is no more exact than this. */
const roundedToMinutes = 5;

/** A point to a thousandth of a degree, about 100 m: enough for a coach, too little for who stands where. */
export const roundedPoint = ({ latitude, longitude }: Point): Point => ({
  latitude: Math.round(latitude * 1_000) / 1_000,
  longitude: Math.round(longitude * 1_000) / 1_000,
});

type Times = { departsAt: Date; arrivesAt: Date; delayMinutes: number };

/** From when to when the position of a trip may be told. departsAt and arrivesAt: first and last stop, as published. */
export const positionWindow = ({
  departsAt,
  arrivesAt,
  delayMinutes,
}: Times): { from: Date; until: Date } => ({
  from: later(departsAt, -sharedBeforeMinutes),
  until: later(arrivesAt, delayMinutes + sharedAfterMinutes),
});

/** Whether a point is in a place. */
export const isAt = (point: Point, centre: Point | null): boolean =>
  centre !== null && kmBetween(point, centre) <= atStopKm;

type Known = StopOnRoad & { centre: Point };
type Way = { from: Known; to: Known; behindKm: number; aheadKm: number; detourKm: number };

/** Ways between stops with a centre that are still to be made; a stop without one is passed over. */
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

/** Minutes late at the end of a way, if the rest of it takes its share of the planned time. */
const lateOn = ({ from, to, behindKm, aheadKm }: Way, seenAt: Date): number => {
  const rest = behindKm + aheadKm === 0 ? 1 : aheadKm / (behindKm + aheadKm);
  const expected = seenAt.getTime() + rest * (to.arrivesAt.getTime() - from.departsAt.getTime());
  const late = (expected - to.arrivesAt.getTime()) / minuteMs;
  return Math.max(0, Math.round(late / roundedToMinutes) * roundedToMinutes);
};

/**
 * Tells from a position where a coach is between the stops of its trip, in their order, and how late it may be at the next.
 * Null: nothing is known, it is too old, far from the road, or the coach has come to its last stop.
 */
export const sightOf = (
  position: CoachPosition | null,
  stops: readonly StopOnRoad[],
  { delayMinutes, now }: { delayMinutes: number; now: Date },
): Sight | null => {
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
    // A coach that has not left yet is at least as late as was announced.
    minutesLate: waits ? Math.max(delayMinutes, late) : late,
  };
  if (waits) return { ...seen, stopNo: from.stopNo, place: from.place, how: 'at', km: 0 };
  const { stopNo, place } = to;
  if (isAt(point, to.centre)) return { ...seen, stopNo, place, how: 'at', km: 0 };
  return { ...seen, stopNo, place, how: 'before', km: Math.round(aheadKm) };
};
