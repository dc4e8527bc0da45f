import type { Bilingual } from '../language.ts';
import type { PlaceId } from '../place/place.ts';

export type RoadEnd = { placeId: PlaceId; name: Bilingual };

/** Run of a coach from one place to another. */
export type CoachWay = { leavesAt: Date; arrivesAt: Date; from: RoadEnd; to: RoadEnd };

/**
 * Reason why a coach cannot run: on-road: it is on another run at that time; too-late: it comes from another place and
 * cannot arrive in time; too-soon: it has to leave another place before it can get there.
 */
export type ClashKind = 'on-road' | 'too-late' | 'too-soon';
export type CoachClash = { kind: ClashKind; way: CoachWay };

const minuteMs = 60_000;

type Span = Pick<CoachWay, 'leavesAt' | 'arrivesAt'>;

/** Finds a run that overlaps the wanted one in time. */
export const findOverlappingWay = <Way extends Span>(wanted: Span, others: readonly Way[]): Way | undefined =>
  others.find((way) => way.leavesAt < wanted.arrivesAt && way.arrivesAt > wanted.leavesAt);

/**
 * Finds the run that keeps a coach from the wanted one: one that overlaps it, else the last before or the first after
 * it that is too far away to be reached in time. minutesBetween: driving time of the empty coach; 0 within a place.
 */
export const coachClash = (
  wanted: CoachWay,
  others: readonly CoachWay[],
  minutesBetween: (from: PlaceId, to: PlaceId) => number,
): CoachClash | null => {
  const { leavesAt, arrivesAt, from, to } = wanted;
  const onRoad = findOverlappingWay(wanted, others);
  if (onRoad) return { kind: 'on-road', way: onRoad };
  const drives = (start: RoadEnd, end: RoadEnd) => minutesBetween(start.placeId, end.placeId) * minuteMs;
  const before = others
    .filter((way) => way.arrivesAt <= leavesAt)
    .toSorted((one, other) => Number(other.arrivesAt) - Number(one.arrivesAt))[0];
  if (before && Number(before.arrivesAt) + drives(before.to, from) > Number(leavesAt))
    return { kind: 'too-late', way: before };
  const after = others
    .filter((way) => way.leavesAt >= arrivesAt)
    .toSorted((one, other) => Number(one.leavesAt) - Number(other.leavesAt))[0];
  if (after && Number(arrivesAt) + drives(to, after.from) > Number(after.leavesAt))
    return { kind: 'too-soon', way: after };
  return null;
};
