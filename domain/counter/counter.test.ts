import { expect, test } from 'vitest';
import { seatLayouts } from '../fleet/seat-plan-templates.ts';
import { taka } from '../money.ts';
import { findJourneys } from './find-journey.ts';
import { phoneHoldUntil } from './phone-hold.ts';
import { readSeats } from './read-seats.ts';
import { differenceOf, expectedInTill } from './shift.ts';
import { readReference } from './tender.ts';

const plan = seatLayouts['economy-36'];

test.each<[string, string[], string[]]>([
  ['B3 B4', ['B3', 'B4'], []],
  ['b3,b4', ['B3', 'B4'], []],
  ['b3b4', ['B3', 'B4'], []],
  ['বি৩', [], ['বি৩']],
  ['B৩ b৪', ['B3', 'B4'], []],
  ['b3 B3', ['B3'], []],
  ['B3 Z9', ['B3'], ['Z9']],
  ['B3x', [], ['B3x']],
  ['  ', [], []],
])('seats typed as %j', (typed, seatNos, unknown) => {
  expect(readSeats(typed, plan)).toEqual({ seatNos, unknown });
});

test('seats of an upper deck, and numbers that begin alike, are told apart', () => {
  const layout = { layoutId: 'drawn', rows: [['U-A1', 'EN-1', null, 'A1', 'A11']] };
  expect(readSeats('ua1 en1 a11 a1', layout).seatNos).toEqual(['U-A1', 'EN-1', 'A11', 'A1']);
});

test('a long word of numbers that begin alike is read as fast as a short one', () => {
  const layout = { layoutId: 'drawn', rows: [Array.from({ length: 60 }, (_, at) => `${at + 1}`)] };
  expect(readSeats('11121314', layout).seatNos).toEqual(['11', '12', '13', '14']);
  const endless = `${'1'.repeat(80)}x`;
  expect(readSeats(endless, layout)).toEqual({ seatNos: [], unknown: [endless] });
  const wholePage = 'A1'.repeat(100_000);
  expect(readSeats(wholePage, plan)).toEqual({ seatNos: [], unknown: [wholePage] });
});

const at = (time: string) => new Date(`2026-11-27T${time}+06:00`);
const journeys = [
  {
    coachNumber: 'DT-3310',
    from: { en: 'Dhaka', bn: 'ঢাকা' },
    to: { en: 'Bogura', bn: 'বগুড়া' },
    toAliases: ['Bogra'],
    departsAt: at('21:15'),
  },
  {
    coachNumber: 'DT-4021',
    from: { en: 'Dhaka', bn: 'ঢাকা' },
    to: { en: "Cox's Bazar", bn: 'কক্সবাজার' },
    toAliases: [],
    departsAt: at('22:30'),
  },
  {
    coachNumber: 'DT-4022',
    from: { en: 'Dhaka', bn: 'ঢাকা' },
    to: { en: 'Bogura', bn: 'বগুড়া' },
    toAliases: ['Bogra'],
    departsAt: at('23:00'),
  },
];
const found = (typed: string) => findJourneys(journeys, typed).map(({ coachNumber }) => coachNumber);

test.each([
  ['', ['DT-3310', 'DT-4021', 'DT-4022']],
  ['4021', ['DT-4021']],
  ['40', ['DT-4021', 'DT-4022']],
  ['bogra', ['DT-3310', 'DT-4022']],
  ['বগুড়া', ['DT-3310', 'DT-4022']],
  ['bog 23', ['DT-4022']],
  ['coxs', ['DT-4021']],
  ['২২৩০', ['DT-4021']],
  ['sylhet', []],
])('a coach looked for by %j', (typed, numbers) => expect(found(typed)).toEqual(numbers));

test('a phone hold ends an hour before the coach leaves, whatever was promised', () => {
  const [departsAt, ends] = [at('22:30'), { phoneHoldEndsMinutes: 60 }];
  expect(phoneHoldUntil(at('20:00'), departsAt, at('18:00'), ends)).toEqual(at('20:00'));
  expect(phoneHoldUntil(at('22:00'), departsAt, at('18:00'), ends)).toEqual(at('21:30'));
  expect(phoneHoldUntil(at('22:00'), departsAt, at('21:30'), ends)).toBeUndefined();
});

test('a till holds its float and the cash of its sales less what was handed back', () => {
  const sums = { floatPaisa: taka(500), cashInPaisa: taka(1400), cashOutPaisa: taka(665) };
  expect(expectedInTill(sums)).toBe(taka(1235));
  expect(differenceOf({ ...sums, countedPaisa: taka(1200) })).toBe(taka(-35));
  expect(differenceOf({ ...sums, countedPaisa: null })).toBeNull();
});

test('mobile money names its transfer, cash does not', () => {
  expect(readReference('cash', 'whatever')).toEqual({ reference: null });
  expect(readReference('mobile-money', ' 8n7a 6d5ee9 ')).toEqual({ reference: '8N7A6D5EE9' });
  expect(readReference('mobile-money', '')).toEqual({ fault: 'reference-missing' });
  expect(readReference('mobile-money', '12')).toEqual({ fault: 'reference-wrong' });
});
