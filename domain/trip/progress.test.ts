import { expect, test } from 'vitest';
import { addMinutes } from '../add-minutes.ts';
import { type FollowedStop, journeyProgress, tripProgress } from './progress.ts';

const leaves = new Date('2026-11-27T10:30:00+06:00');
const at = (minutes: number): Date => addMinutes(leaves, minutes);
const plan = [0, 120, 300, 420];

/** The stops of a coach that stops for five minutes, with what was marked at some of them. */
const stopsWith = (marks: Record<number, Partial<FollowedStop>> = {}): FollowedStop[] =>
  plan.map((minutes, stopNo) => ({
    stopNo,
    place: { en: `Stop ${stopNo}`, bn: `স্টপ ${stopNo}` },
    centre: null,
    arrivesAt: at(minutes),
    departsAt: at(minutes + 5),
    closedAt: null,
    markedAt: null,
    ...marks[stopNo],
  }));
const aheadOf = (marks: Record<number, Partial<FollowedStop>>, delayMinutes = 0) => {
  const { last, stops } = tripProgress(stopsWith(marks), delayMinutes);
  return {
    last: last && [last.stopNo, last.how],
    late: stops.map(({ arrivesAt }, no) => (arrivesAt.getTime() - at(plan[no] ?? 0).getTime()) / 60_000),
    estimated: stops.map(({ isEstimate }) => isEstimate),
    passed: stops.map(({ isPassed }) => isPassed),
  };
};

test('before anybody marks anything a coach is where the timetable and the announced delay say', () => {
  expect(aheadOf({}, 20)).toEqual({
    last: null,
    late: [20, 20, 20, 20],
    estimated: [false, false, false, false],
    passed: [false, false, false, false],
  });
});

test('what a coach was late where it left last is expected at the stops ahead, in steps of five minutes', () => {
  expect(aheadOf({ 0: { closedAt: at(17) } })).toMatchObject({
    last: [0, 'left'],
    late: [0, 10, 10, 10],
    estimated: [false, true, true, true],
    passed: [true, false, false, false],
  });
  // The coach has made up an announced delay, and one that leaves early waits at the next stop.
  expect(aheadOf({ 1: { closedAt: at(135) } }, 60).late).toEqual([60, 60, 10, 10]);
  expect(aheadOf({ 1: { closedAt: at(100) } }).late).toEqual([0, 0, 0, 0]);
});

test('of stops that are said to be left in one go only the last one has its time', () => {
  const { stops } = tripProgress(stopsWith({ 0: { closedAt: at(130) }, 1: { closedAt: at(130) } }), 0);
  expect(stops.map(({ isPassed, leftAt }) => [isPassed, leftAt])).toEqual([
    [true, null],
    [true, at(130)],
    [false, null],
    [false, null],
  ]);
});

test('passengers who were marked at a stop tell that the coach has been there, and that it is at least so late', () => {
  expect(aheadOf({ 1: { markedAt: at(145) } })).toMatchObject({
    last: [1, 'boarding'],
    late: [0, 0, 20, 20],
    passed: [true, false, false, false],
  });
  expect(aheadOf({ 1: { markedAt: at(126) } }, 30).late).toEqual([30, 30, 30, 30]);
});

test('a mark that somebody who caught up at a later stop may have got says nothing about the stop of the ticket', () => {
  expect(aheadOf({ 0: { markedAt: at(121) } }).last).toBeNull();
  expect(aheadOf({ 0: { markedAt: at(119) } }).last).toEqual([0, 'boarding']);
  // A delay of the whole trip moves the next stop's time too.
  expect(aheadOf({ 0: { markedAt: at(121) } }, 60).last).toEqual([0, 'boarding']);
  // A mark from hours before the coach arrives is a test of the scanner.
  expect(aheadOf({ 0: { markedAt: at(-200) } }).last).toBeNull();
});

test('a conductor who thinks of it hours later does not make the coach hours late', () => {
  expect(aheadOf({ 0: { closedAt: at(200) } })).toEqual({
    last: null,
    late: [0, 0, 0, 0],
    estimated: [false, false, false, false],
    passed: [true, false, false, false],
  });
});

test('a passenger sees the stops of the journey, and the coach until it has passed the last of them', () => {
  const marked = (stopNo: number) =>
    tripProgress(stopsWith({ [stopNo]: { closedAt: at((plan[stopNo] ?? 0) + 6) } }), 0);
  const journey = { fromStopNo: 1, toStopNo: 2 };
  expect(journeyProgress(marked(0), journey).last?.stopNo).toBe(0);
  expect(journeyProgress(marked(0), journey).stops.map(({ stopNo }) => stopNo)).toEqual([1, 2]);
  const past = journeyProgress(marked(3), journey);
  expect(past.last).toBeNull();
  expect(past.stops.map(({ isPassed }) => isPassed)).toEqual([true, true]);
});
