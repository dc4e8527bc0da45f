import type { DhakaDate } from '@poth/domain/dhaka.ts';
import { expect, test } from 'vitest';
import { boxFaults } from './box-faults.ts';
import { quickDates } from './quick-dates.ts';

const day = (text: string) => text as DhakaDate;
const today = day('2026-11-20');

test('every field that is missing or wrong says so', () => {
  expect(boxFaults({ from: '', to: '', date: '' }, today)).toEqual({
    from: 'from-missing',
    to: 'to-missing',
    date: 'date-missing',
  });
  expect(boxFaults({ from: 'dhaka', to: 'dhaka', date: '2026-11-19' }, today)).toEqual({
    to: 'same-place',
    date: 'date-past',
  });
});

test('a name that is still letters goes to the server, which understands slips', () => {
  expect(boxFaults({ from: 'dhka', to: 'Ctg', date: today }, today)).toEqual({});
});

test('the quick dates name this Friday, unless it is today or tomorrow', () => {
  expect(quickDates(day('2026-11-22')).at(-1)).toEqual({ name: 'thisFriday', date: '2026-11-27' });
  for (const near of ['2026-11-20', '2026-11-19'])
    expect(quickDates(day(near)).map(({ name }) => name)).toEqual(['today', 'tomorrow']);
});
