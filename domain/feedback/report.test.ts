import { expect, test } from 'vitest';
import { unreachable } from '../machine.ts';
import { addMinutes } from '../add-minutes.ts';
import { reportLife } from './lifecycle.ts';
import { readReport } from './read-report.ts';
import { ranByRecords } from './report.ts';
import { canShareTrip, firstNameOf, offersSharing } from '../trip-sharing/shared-trip.ts';
import { reportWindow } from './window.ts';

const departsAt = new Date('2026-11-27T16:30:00Z');
const day = 1_440;
const ticket = (state: 'issued' | 'void') => ({ state }) as never;
const told = (state: 'issued' | 'void', cancelled = false) => ({
  departsAt,
  tickets: [ticket(state)],
  news: { cancelled },
});

test('a report is answered, and closed or disputed until it is', () => {
  expect(unreachable(reportLife, 'open')).toEqual([]);
});

test('that a coach did not come is reported from its departure on for a week, an overcharge for thirty days', () => {
  const at = (kind: 'did-not-come' | 'overcharged', minutes: number) =>
    reportWindow(kind, told('issued'), addMinutes(departsAt, minutes));
  expect([-1, 0, 7 * day, 7 * day + 1].map((minutes) => at('did-not-come', minutes))).toEqual([
    'early',
    'open',
    'open',
    'over',
  ]);
  expect([-9 * day, 30 * day, 30 * day + 1].map((minutes) => at('overcharged', minutes))).toEqual([
    'open',
    'open',
    'over',
  ]);
});

test('who has cancelled waits for no coach, but whose coach was called off does', () => {
  const after = addMinutes(departsAt, 5);
  expect(reportWindow('did-not-come', told('void'), after)).toBe('no');
  expect(reportWindow('did-not-come', told('void', true), after)).toBe('open');
  expect(reportWindow('overcharged', told('void'), after)).toBe('open');
  expect(reportWindow('overcharged', { ...told('void'), tickets: [] }, after)).toBe('no');
});

test('a link is offered until the arrival and shows the trip a day longer; of one called off only links there are', () => {
  const both = (document: ReturnType<typeof told>, minutes: number) =>
    [offersSharing, canShareTrip].map((asked) =>
      asked({ ...document, arrivesAt: departsAt } as never, addMinutes(departsAt, minutes)),
    );
  expect(both(told('issued'), -1)).toEqual([true, true]);
  expect(both(told('issued'), 1)).toEqual([false, true]);
  expect(both(told('issued'), day)).toEqual([false, false]);
  expect(both(told('issued', true), -1)).toEqual([false, true]);
  expect(both(told('void'), -1)).toEqual([false, false]);
});

test('a report is read as it was typed, Bangla digits too; what is missing is named by field', () => {
  const counters = [{ counterId: 'gabtoli', name: { en: 'Gabtoli', bn: 'গাবতলী' } }];
  const typed = {
    kind: 'overcharged' as const,
    date: '2026-11-27',
    time: '22:40',
    counterId: 'gabtoli',
    place: '',
    text: ' He wanted\r\nmore.\u202e ',
    paidTaka: '১,২৫০',
    paidTo: 'The conductor',
  };
  const known = { counters, departsAt, now: addMinutes(departsAt, 60) };
  expect(readReport(typed, known)).toEqual({
    report: {
      happenedAt: new Date('2026-11-27T16:40:00Z'),
      place: { en: 'Gabtoli', bn: 'গাবতলী' },
      text: 'He wanted\nmore.',
      paidPaisa: 125_000,
      paidTo: 'The conductor',
    },
  });
  const empty = { ...typed, time: '', counterId: 'elsewhere', text: ' ', paidTaka: 'much', paidTo: '' };
  expect(readReport(empty, known)).toEqual({
    faults: {
      date: 'when-missing',
      place: 'place-missing',
      text: 'text-missing',
      paidTaka: 'paid-wrong',
      paidTo: 'paid-to-missing',
    },
  });
  expect(readReport({ ...typed, date: '2026-11-29' }, known)).toEqual({ faults: { date: 'when-future' } });
});

test('our records say that a trip ran or was called off, or nothing', () => {
  const trip = { state: 'on-sale' as const, boarded: 0, leftAt: null };
  expect(ranByRecords(trip)).toBe('no-record');
  expect(ranByRecords({ ...trip, boarded: 1 })).toBe('ran');
  expect(ranByRecords({ ...trip, leftAt: departsAt })).toBe('ran');
  expect(ranByRecords({ ...trip, state: 'cancelled', boarded: 1 })).toBe('cancelled');
});

test.each([
  ['Md. Rahim Uddin', 'Rahim'],
  ['মোঃ রহিম উদ্দিন', 'রহিম'],
  ['Tasnim', 'Tasnim'],
  ['Md', 'Md'],
  ['', ''],
])('%s is called %s', (name, called) => expect(firstNameOf(name)).toBe(called));
