import { DhakaDate, dhakaInstant } from '@poth/domain/dhaka.ts';
import { expect, test } from 'vitest';
import { momentOf, momentText } from './moment.ts';

const friday = DhakaDate.parse('2026-11-27');

test('a time of the expected day stands alone', () => {
  expect(momentOf(dhakaInstant(friday, 22 * 60 + 30), friday, 'en')).toEqual({
    time: '10:30 PM',
    date: null,
  });
});

test('a time after midnight has its date, also on the expected day', () => {
  expect(momentText(dhakaInstant(friday, 24 * 60 + 15), friday, 'en')).toBe('Sat 28 Nov, 12:15 AM');
  expect(momentText(dhakaInstant(friday, 15), friday, 'en')).toBe('Fri 27 Nov, 12:15 AM');
});

test('the next morning has its date', () => {
  expect(momentOf(dhakaInstant(friday, 32 * 60), friday, 'bn')).toEqual({
    time: 'সকাল ৮:০০',
    date: 'শনি ২৮ নভেম্বর',
  });
});
