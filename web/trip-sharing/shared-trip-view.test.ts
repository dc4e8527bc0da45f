import { expect, test } from 'vitest';
import { addMinutes } from '@poth/domain/add-minutes.ts';
import { progressLines } from './progress-lines.ts';
import { sampleLeaves, sampleSharedTrip } from './shared-trip.sample.ts';
import { sharedTripView } from './shared-trip-view.ts';

type Change = Parameters<typeof sampleSharedTrip>[0];
const day = 1_440;
const viewAt = (minutes: number, change: Change = {}, language: 'en' | 'bn' = 'en') =>
  sharedTripView(sampleSharedTrip(change), language, addMinutes(sampleLeaves, minutes));
/** Texts of a page in a moment, without the counters. */
const saidAt = (...given: Parameters<typeof viewAt>): string => {
  const { title, says, late, aboard, last, stops } = viewAt(...given);
  return [title, says, late, aboard, last, ...stops.map((stop) => stop.says)].filter(Boolean).join('\n');
};

test('days before the page says the day, and nothing that sounds like news', () => {
  expect(viewAt(-5 * day)).toMatchObject({
    title: 'Tasnim travels on Fri 27 Nov',
    says: expect.stringContaining('leaves Dhaka on Fri 27 Nov, 10:30 AM'),
    late: null,
    aboard: null,
    last: null,
  });
  expect(viewAt(-5 * day, {}, 'bn').title).toBe('Tasnim যাবেন শুক্র ২৭ নভেম্বর');
});

test('on the day it says today and the hour at the counter, then that the coach leaves soon', () => {
  expect(viewAt(-120)).toMatchObject({
    title: 'Tasnim travels today',
    says: 'The coach leaves Dhaka at 10:30 AM. Passengers come to the counter by 10:00 AM.',
  });
  expect(viewAt(-20).title).toBe('Tasnim’s coach leaves soon');
  expect(viewAt(-20, { aboard: 1, boardedAt: addMinutes(sampleLeaves, -22) })).toMatchObject({
    aboard: 'Tasnim has been aboard since 10:08 AM',
  });
});

test('who is not marked as aboard is never made a cause for worry', () => {
  const unmarked = viewAt(30);
  expect(unmarked.title).toBe('Tasnim’s coach is on the way');
  expect(unmarked.says).toBe(
    'By the timetable the coach left Dhaka at 10:30 AM. It is expected in Chattogram at 4:10 PM. Boarding is not always marked, so this page cannot tell who is aboard.',
  );
  for (const minutes of [-5 * day, -120, -20, 30, 200, 400])
    for (const language of ['en', 'bn'] as const)
      for (const change of [{}, { left: { 0: 12 } }, { delayMinutes: 90 }])
        expect(saidAt(minutes, change, language)).not.toMatch(
          /not .*aboard yet|missing|did not|ওঠেননি|জানা যায়নি/,
        );
});

test('under way it says since when somebody is aboard, where the coach left, and what is an estimate', () => {
  const view = viewAt(30, { left: { 0: 12 }, aboard: 1, boardedAt: addMinutes(sampleLeaves, -5) });
  expect(view).toMatchObject({
    title: 'Tasnim is on the way',
    says: 'The coach left Dhaka at 10:42 AM. It is expected in Chattogram at about 4:20 PM: an estimate from how late it was at the last stop.',
    aboard: 'Tasnim has been aboard since 10:25 AM',
    last: null,
  });
  expect(view.stops.map(({ says, left }) => [says, left])).toEqual([
    ['left 27 Nov, 10:42 AM', true],
    ['leaves about 1:10 PM', false],
    ['arrives about 4:20 PM', false],
  ]);
  expect(viewAt(170, { left: { 0: 12, 1: 160 } }).last).toBe('The coach left Cumilla at 1:10 PM');
});

test('a coach that is late says so once, with its new times; its marks tell more than what was announced', () => {
  expect(viewAt(-120, { delayMinutes: 90 })).toMatchObject({
    title: 'Tasnim travels today',
    late: 'The coach leaves 1 h 30 m later than planned. The times here are the new ones.',
    says: expect.stringContaining('at 12:00 PM'),
  });
  expect(viewAt(120, { delayMinutes: 90 }).late).toBe(
    'The coach runs 1 h 30 m late. The times here are the new ones.',
  );
  expect(viewAt(120, { delayMinutes: 90, left: { 0: 60 } }).late).toBeNull();
});

test('after the arrival it is over, by the timetable or by a mark, and the past is told as the past', () => {
  const over = viewAt(341, { aboard: 1, boardedAt: addMinutes(sampleLeaves, -5) });
  expect(over).toMatchObject({
    title: 'Tasnim’s coach has arrived, by the timetable',
    says: 'It was to be in Chattogram at 4:10 PM. Nobody marks the arrival itself.',
    aboard: 'Tasnim came aboard at 10:25 AM',
  });
  expect(over.stops.map(({ says }) => says)).toEqual([
    '27 Nov, 10:30 AM, by the timetable',
    '1:00 PM, by the timetable',
    '4:10 PM, by the timetable',
  ]);
  expect(viewAt(300, { left: { 0: 0, 1: 150, 2: 299 } }).title).toBe('Tasnim’s coach has arrived');
});

test('a cancelled trip says whom to ask, and nothing of anybody aboard', () => {
  const view = viewAt(-60, { cancelled: true, delayMinutes: 90, aboard: 1, boardedAt: sampleLeaves });
  expect(view).toMatchObject({
    title: 'Tasnim’s coach does not run',
    says: expect.stringContaining('Ask Tasnim how the journey goes on.'),
    late: null,
    aboard: null,
    last: null,
  });
});

test('a ticket tells how far the coach has come once its conductor has marked it', () => {
  const linesOf = (change?: Change) =>
    progressLines(sampleSharedTrip(change), 'en', addMinutes(sampleLeaves, 30));
  expect(linesOf()).toEqual([]);
  expect(linesOf({ left: { 0: 12 } })).toEqual([
    'The coach left Dhaka at 10:42 AM',
    'Chattogram: arrives about 4:20 PM',
    'These times are an estimate from how late the coach was at the last stop.',
  ]);
});

test('where the coach was seen is said until it has arrived, with how long ago and a map, and makes the estimate', () => {
  const sight: Change = {
    sight: {
      stopNo: 1,
      place: { en: 'Cumilla', bn: 'কুমিল্লা' },
      how: 'before',
      km: 12,
      point: { latitude: 23.501, longitude: 91.02 },
      seenAt: addMinutes(sampleLeaves, 100),
      minutesAgo: 2,
      nextStopNo: 1,
      minutesLate: 10,
    },
  };
  const { sight: seen, says } = viewAt(102, { left: { 0: 0 }, ...sight });
  expect(seen).toEqual({
    says: 'The coach is about 12 km before Cumilla, seen 2 minutes ago',
    map: {
      href: 'https://www.google.com/maps/search/?api=1&query=23.501%2C91.02',
      label: 'See where on a map',
    },
  });
  expect(says).toContain('an estimate from where it was seen');
  expect(viewAt(102, sight, 'bn').sight?.says).toBe('বাস কুমিল্লা পৌঁছাতে আর প্রায় ১২ কিমি, দেখা গেছে ২ মিনিট আগে');
  expect(viewAt(400, sight).sight).toBeNull();
  expect(viewAt(102, { ...sight, cancelled: true }).sight).toBeNull();

  const trip = sampleSharedTrip({ left: { 0: 0 }, ...sight });
  const [first] = progressLines(trip, 'en', addMinutes(sampleLeaves, 102));
  expect(first).toBe('The coach is about 12 km before Cumilla, seen 2 minutes ago');
});
