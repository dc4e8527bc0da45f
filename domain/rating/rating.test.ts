import { expect, test } from 'vitest';
import type { Channel } from '../booking/channel.ts';
import { addMinutes } from '../add-minutes.ts';
import { meansOf, meanText } from './average.ts';
import { measuresOf } from './measures.ts';
import { readWords, containsContact } from './read-words.ts';
import { ratingWindow } from './window.ts';

const arrivesAt = new Date('2026-11-27T22:20:00Z');
const day = 1_440;

test('a trip is rated from its arrival on for fourteen days, with one ticket of the booking aboard', () => {
  const at = (minutes: number, states: ('issued' | 'boarded' | 'no-show' | 'void')[], cancelled = false) =>
    ratingWindow(
      { arrivesAt, channel, tickets: states.map((state) => ({ state })), news: { cancelled } },
      addMinutes(arrivesAt, minutes),
    );
  let channel: Channel = 'web';
  expect([-1, 0, 14 * day, 14 * day + 1].map((minutes) => at(minutes, ['no-show', 'boarded']))).toEqual([
    'early',
    'open',
    'open',
    'over',
  ]);
  expect([at(5, ['issued', 'no-show']), at(5, ['void']), at(5, ['boarded'], true), at(5, [])]).toEqual(
    Array.from({ length: 4 }, () => 'unboarded'),
  );
  // Otherwise a company could rate itself with tickets that it sells to itself and marks as aboard.
  for (channel of ['counter', 'phone'] as const) expect(at(5, ['boarded'])).toBe('counter');
});

test.each([
  'Call 01711234567',
  'call me: 017 11 23 45 67',
  '০১৭১১-২৩৪৫৬৭',
  '+880 1711-234567',
  'office 02-9551234',
  'write to karim.mia@example.com',
])('%s tells how somebody is reached', (words) => expect(containsContact(words)).toBe(true));

test.each([
  'We left at 10:30 on 2026-11-27, 40 minutes late.',
  'A ticket for 1,200 taka, 300 more than in 2025.',
  'Seat B3 and B4, coach DT-4021',
  'Good @ night. 5/5',
  'বাস ১০:৩০-এ ছেড়েছে, ভাড়া ১২০০ টাকা',
])('%s tells nobody', (words) => expect(containsContact(words)).toBe(false));

test('words are counted in letters, and none is no fault', () => {
  expect(readWords(' ')).toEqual({ words: null });
  expect(readWords('ভালো'.repeat(10))).toEqual({ words: 'ভালো'.repeat(10) });
  expect(readWords('x'.repeat(501))).toEqual({ fault: 'words-long' });
});

test('a mean is taken from five ratings on, to a tenth of a star', () => {
  expect(meansOf({ ratings: 4, punctuality: 20, coach: 20, staff: 20 })).toBeUndefined();
  const means = meansOf({ ratings: 6, punctuality: 25, coach: 29, staff: 23 });
  expect(means).toEqual({ ratings: 6, overall: 4.3, punctuality: 4.2, coach: 4.8, staff: 3.8 });
  expect([meanText(4, 'en'), meanText(4.3, 'bn')]).toEqual(['4.0', '৪.৩']);
});

test('punctuality is said where enough departures were recorded, cancellations wherever a trip was to run', () => {
  expect(measuresOf({ trips: 0, cancelled: 0, recorded: 0, inTime: 0 })).toBeUndefined();
  expect(measuresOf({ trips: 40, cancelled: 2, recorded: 9, inTime: 9 })).toEqual({
    trips: 40,
    cancelled: 2,
    punctuality: null,
  });
  expect(measuresOf({ trips: 40, cancelled: 2, recorded: 38, inTime: 37 })?.punctuality).toEqual({
    percent: 97,
    recorded: 38,
  });
});
