import { expect, test } from 'vitest';
import { addMinutes } from '../add-minutes.ts';
import { tripProgress } from '../trip/progress.ts';
import { tripStory } from './trip-story.ts';

const leaves = new Date('2026-11-27T10:30:00+06:00');
const place = { en: 'Dhaka', bn: 'ঢাকা' };
const words = { name: place, address: place, phone: '+8801711234501' };

type Change = {
  delay?: number;
  closed?: number[];
  cancelled?: boolean;
  aboard?: number;
  travellers?: number;
};

/** Makes a trip of five hours; closed: minutes after the start at which its stops were left. */
const trip = ({
  delay = 0,
  closed = [],
  cancelled = false,
  aboard = 0,
  travellers = 2,
}: Change = {}): Parameters<typeof tripStory>[0] => {
  const stops = [0, 150, 300].map((minutes, stopNo) => ({
    stopNo,
    place,
    centre: null,
    arrivesAt: addMinutes(leaves, minutes),
    departsAt: addMinutes(leaves, minutes),
    closedAt: closed[stopNo] === undefined ? null : addMinutes(leaves, closed[stopNo]),
    markedAt: null,
  }));
  const point = (minutes: number) => ({
    ...words,
    at: addMinutes(leaves, minutes + delay),
    reportingAt: addMinutes(leaves, minutes + delay - 30),
  });
  return {
    ...tripProgress(stops, delay),
    boarding: point(0),
    dropping: point(300),
    cancelled,
    aboard,
    travellers,
  };
};
const stageAt = (minutes: number, change?: Change) =>
  tripStory(trip(change), addMinutes(leaves, minutes)).stage;

test('a trip is told by its days and hours: before, on the day, at the counter, on the way, arrived', () => {
  const fiveDays = -5 * 1_440;
  expect(
    [fiveDays, -11 * 60, -10 * 60, -31, -30, -1, 0, 299, 300].map((minutes) => stageAt(minutes)),
  ).toEqual([
    'days-before',
    'days-before',
    'day-of',
    'day-of',
    'at-counter',
    'at-counter',
    'on-the-way',
    'on-the-way',
    'arrived',
  ]);
});

test('a delay moves all of it, and a cancelled trip is cancelled at every hour', () => {
  expect([-30, 29, 30, 60, 300, 360].map((minutes) => stageAt(minutes, { delay: 60 }))).toEqual([
    'day-of',
    'day-of',
    'at-counter',
    'on-the-way',
    'on-the-way',
    'arrived',
  ]);
  expect([-5_000, 0, 900].map((minutes) => stageAt(minutes, { cancelled: true }))).toEqual([
    'cancelled',
    'cancelled',
    'cancelled',
  ]);
});

test('a coach that the conductor lets leave late arrives later, one that left early is on the way at once', () => {
  expect(stageAt(-5, { closed: [-5] })).toBe('on-the-way');
  expect(stageAt(310, { closed: [20] })).toBe('on-the-way');
  expect(tripStory(trip({ closed: [20] }), addMinutes(leaves, 60))).toMatchObject({
    leftAt: addMinutes(leaves, 20),
    arrivesAt: addMinutes(leaves, 320),
    isArrivalMarked: false,
  });
  expect(stageAt(320, { closed: [20] })).toBe('arrived');
});

test('a coach that has left the last stop of the journey has been there, whatever the timetable says', () => {
  expect(tripStory(trip({ closed: [0, 150, 280] }), addMinutes(leaves, 281))).toMatchObject({
    stage: 'arrived',
    isArrivalMarked: true,
  });
});

test('who is not marked as aboard is unmarked, before the departure as after it', () => {
  const aboardOf = (aboard: number) => tripStory(trip({ aboard }), addMinutes(leaves, 30)).aboard;
  expect([0, 1, 2].map(aboardOf)).toEqual(['unmarked', 'some', 'all']);
});
