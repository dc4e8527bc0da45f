import { expect, test } from 'vitest';
import { type DhakaDate, dhakaDate, dhakaInstant } from '../dhaka.ts';
import { businessDaysAfter, businessDaysBefore, refundPromisedBy } from './business-days.ts';
import { fixedHolidaysOf, missingFixedHolidays, readHoliday } from './holidays.ts';

const day = (text: string) => text as DhakaDate;
const none = new Set<DhakaDate>();
/** A Monday, half past nine at night. */
const monday = dhakaInstant(day('2026-12-14'), 1_290);

test('Fridays, Saturdays and holidays are no business days, either way', () => {
  const victoryDay = new Set([day('2026-12-16')]);
  expect(dhakaDate(businessDaysAfter(monday, 3, none))).toBe('2026-12-17');
  expect(businessDaysAfter(monday, 3, victoryDay)).toEqual(dhakaInstant(day('2026-12-20'), 1_290));
  expect(dhakaDate(businessDaysBefore(dhakaInstant(day('2026-12-20')), 3, none))).toBe('2026-12-15');
  expect(dhakaDate(businessDaysBefore(dhakaInstant(day('2026-12-20')), 3, victoryDay))).toBe('2026-12-14');
});

test('a holiday on a weekend moves nothing, and one in a row of them all', () => {
  expect(refundPromisedBy(monday, [3, 4], new Set([day('2026-12-18')]))).toBe('2026-12-20');
  const eid = ['2026-12-15', '2026-12-16', '2026-12-17', '2026-12-20'].map(day);
  expect(refundPromisedBy(monday, [0, 1], new Set(eid))).toBe('2026-12-21');
});

test('what is asked for after midnight in Dhaka counts from that day', () => {
  const tuesdayInDhaka = new Date('2026-12-14T18:30:00Z');
  expect(refundPromisedBy(tuesdayInDhaka, [0, 1], none)).toBe('2026-12-16');
});

test('the fixed holidays that are to come and not kept are offered, of this year and the next', () => {
  const kept = new Set([day('2026-12-16'), ...fixedHolidaysOf(2027).map(({ date }) => date)]);
  expect(missingFixedHolidays(kept, day('2026-12-14')).map(({ date }) => date)).toEqual(['2026-12-25']);
  expect(fixedHolidaysOf(2027).map(({ date }) => date)).toEqual([
    '2027-02-21',
    '2027-03-26',
    '2027-04-14',
    '2027-05-01',
    '2027-12-16',
    '2027-12-25',
  ]);
});

const typed = (more = {}) => ({ date: '2027-03-10', nameEn: ' Eid-ul-Fitr ', nameBn: 'ঈদুল ফিতর', ...more });

test('a holiday is read with either digits', () => {
  const read = { holiday: { date: '2027-03-10', name: { en: 'Eid-ul-Fitr', bn: 'ঈদুল ফিতর' } } };
  expect(readHoliday(typed(), day('2026-12-14'))).toEqual(read);
  expect(readHoliday(typed({ date: '২০২৭-০৩-১০' }), day('2026-12-14'))).toEqual(read);
});

test.each([
  [{ date: '' }, { date: 'missing' }],
  [{ date: '2027-02-30' }, { date: 'date-wrong' }],
  [{ date: '2026-12-13' }, { date: 'past' }],
  [{ date: '2029-06-01' }, { date: 'too-far' }],
  [
    { nameEn: ' ', nameBn: 'ঈ'.repeat(81) },
    { nameEn: 'missing', nameBn: 'too-long' },
  ],
])('says what is wrong with %j', (more, faults) => {
  expect(readHoliday(typed(more), day('2026-12-14'))).toEqual({ faults });
});
