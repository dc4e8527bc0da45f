import { expect, test } from 'vitest';
import { centreOf } from '../place/centres.ts';
import { kmBetween, type Point } from '../place/point.ts';
import { addMinutes } from '../add-minutes.ts';
import { positionWindow, sightOf } from './position.ts';
import { type FollowedStop, journeyProgress, tripProgress } from './progress.ts';

const leaves = new Date('2026-11-27T10:30:00+06:00');
const at = (minutes: number): Date => addMinutes(leaves, minutes);

const route = [
  ['dhaka', 0],
  ['cumilla', 150],
  ['chattogram', 340],
] as const;
const stopsOf = (more: Record<number, Partial<FollowedStop>> = {}): FollowedStop[] =>
  route.map(([placeId, minutes], stopNo) => ({
    stopNo,
    place: { en: placeId, bn: placeId },
    centre: centreOf(placeId),
    arrivesAt: at(minutes),
    departsAt: at(minutes),
    closedAt: null,
    markedAt: null,
    ...more[stopNo],
  }));

/** A point on the straight line between two places. */
const between = (from: string, to: string, share: number): Point => {
  const [one, other] = [centreOf(from), centreOf(to)];
  if (!one || !other) throw new RangeError(`${from}, ${to}`);
  const part = (a: number, b: number): number => a + share * (b - a);
  return {
    latitude: part(one.latitude, other.latitude),
    longitude: part(one.longitude, other.longitude),
  };
};
type Seen = { minute: number; now?: number; delay?: number; stops?: FollowedStop[] };
const sight = (point: Point, { minute, now = minute, delay = 0, stops = stopsOf() }: Seen) =>
  sightOf({ ...point, seenAt: at(minute) }, stops, { delayMinutes: delay, now: at(now) });

test('the centres of places lie where they are, and as far apart as a map says', () => {
  const [dhaka, chattogram] = [centreOf('dhaka'), centreOf('chattogram')];
  expect(
    kmBetween(dhaka ?? { latitude: 0, longitude: 0 }, chattogram ?? { latitude: 0, longitude: 0 }),
  ).toBeCloseTo(211, -1);
  expect(centreOf('nowhere')).toBeNull();
});

test('a coach on the road is so far before its next stop, and as late as the rest of the way makes it', () => {
  const half = between('dhaka', 'cumilla', 0.5);
  expect(sight(half, { minute: 75, now: 77 })).toMatchObject({
    how: 'before',
    stopNo: 1,
    km: 42,
    minutesAgo: 2,
    nextStopNo: 1,
    minutesLate: 0,
  });
  expect(sight(half, { minute: 105 })?.minutesLate).toBe(30);
  // The coach has made up an announced delay; an early one waits at the stop.
  expect(sight(half, { minute: 75, delay: 60 })?.minutesLate).toBe(0);
  expect(sight(half, { minute: 40 })?.minutesLate).toBe(0);
  expect(sight(between('cumilla', 'chattogram', 0.9), { minute: 321 })).toMatchObject({
    how: 'before',
    stopNo: 2,
    nextStopNo: 2,
  });
});

test('in a place it is at the stop: one that has not left is at least as late as was announced', () => {
  expect(sight(between('dhaka', 'cumilla', 0.01), { minute: -5, delay: 40 })).toMatchObject({
    how: 'at',
    stopNo: 0,
    nextStopNo: 1,
    minutesLate: 40,
  });
  const left = stopsOf({ 0: { closedAt: at(2) } });
  expect(sight(between('dhaka', 'cumilla', 0.01), { minute: 3, stops: left })).toMatchObject({
    how: 'before',
    stopNo: 1,
  });
});

test('far from the road, old, without a stop that is known, or at the last stop a position tells nothing', () => {
  const half = between('dhaka', 'cumilla', 0.5);
  expect(sightOf(null, stopsOf(), { delayMinutes: 0, now: at(0) })).toBeNull();
  expect(sight(half, { minute: 75, now: 95 })).not.toBeNull();
  expect(sight(half, { minute: 75, now: 96 })).toBeNull();
  expect(sight(centreOf('sylhet') ?? half, { minute: 75 })).toBeNull();
  expect(sight({ latitude: 0, longitude: 0 }, { minute: 75 })).toBeNull();
  expect(sight(centreOf('chattogram') ?? half, { minute: 335 })).toBeNull();
  const unknown = stopsOf({ 0: { centre: null }, 1: { centre: null } });
  expect(sight(half, { minute: 75, stops: unknown })).toBeNull();
});

test('a stop whose centre nobody has told is passed over, and one that was left is not ahead', () => {
  const half = between('dhaka', 'cumilla', 0.5);
  expect(sight(half, { minute: 75, stops: stopsOf({ 1: { centre: null } }) })).toMatchObject({ stopNo: 2 });
  const left = stopsOf({ 1: { closedAt: at(155) } });
  expect(sight(between('dhaka', 'cumilla', 0.95), { minute: 160, stops: left })).toMatchObject({ stopNo: 2 });
});

test('the stops ahead are expected as late as the sight tells, until a newer mark says otherwise', () => {
  const stops = stopsOf({ 0: { closedAt: at(0) } });
  const seen = sight(between('dhaka', 'cumilla', 0.5), { minute: 105, stops });
  const progress = tripProgress(stops, 0, seen);
  expect(
    progress.stops.map(({ arrivesAt, isEstimate, isPassed }) => [arrivesAt, isEstimate, isPassed]),
  ).toEqual([
    [at(0), false, true],
    [at(180), true, false],
    [at(370), true, false],
  ]);
  const marked = stopsOf({ 0: { closedAt: at(0) }, 1: { closedAt: at(160) } });
  expect(tripProgress(marked, 0, seen)).toMatchObject({ sight: null, last: { stopNo: 1 } });
  const caughtUp = stopsOf({ 0: { closedAt: at(0), markedAt: at(106) } });
  expect(tripProgress(caughtUp, 0, seen)).toMatchObject({ sight: seen, last: { stopNo: 0 } });
  const boardedOnTheRoad = stopsOf({ 0: { markedAt: at(106) } });
  expect(tripProgress(boardedOnTheRoad, 0, seen)).toMatchObject({ sight: seen, last: { how: 'boarding' } });
  // A sight alone gives an estimate and marks no stop as passed.
  const alone = stopsOf();
  const onlySeen = tripProgress(alone, 0, sight(between('cumilla', 'chattogram', 0.5), { minute: 245 }));
  expect(onlySeen.stops.map(({ isEstimate, isPassed }) => [isEstimate, isPassed])).toEqual([
    [false, false],
    [false, false],
    [true, false],
  ]);
});

test('who gets off before the stop that comes next is not told where the coach goes on to', () => {
  const stops = stopsOf();
  const progress = tripProgress(stops, 0, sight(between('cumilla', 'chattogram', 0.5), { minute: 245 }));
  expect(journeyProgress(progress, { fromStopNo: 0, toStopNo: 1 }).sight).toBeNull();
  expect(journeyProgress(progress, { fromStopNo: 1, toStopNo: 2 }).sight).not.toBeNull();
});

test('a position is told from an hour before the coach leaves until four hours after it should have arrived', () => {
  expect(positionWindow({ departsAt: at(0), arrivesAt: at(340), delayMinutes: 30 })).toEqual({
    from: at(-60),
    until: at(340 + 30 + 240),
  });
});
