import { expect, test } from 'vitest';
import { dhakaInstant } from '../dhaka.ts';
import { nextDayToCompare, lastComparableDay } from './days.ts';
import { readMoneyKey } from './money-key.ts';
import { type MoneyPlace, placeOfMoney, type TracedAttempt } from './money-trail.ts';
import { DhakaDate } from '../dhaka-date.ts';
import type { BookingState } from '../booking/lifecycle.ts';

const now = new Date('2026-11-27T06:00:00Z');
const later = new Date('2026-11-27T06:10:00Z');
const earlier = new Date('2026-11-27T05:00:00Z');
const open: TracedAttempt = {
  state: 'redirected',
  hadPage: true,
  capturedPaisa: null,
  reversedPaisa: 0,
  boughtNothing: false,
  askAt: later,
  openUntil: later,
};
const paid: TracedAttempt = { ...open, state: 'paid', capturedPaisa: 100, askAt: null };

test.each<[string, TracedAttempt, BookingState, number, MoneyPlace]>([
  ['on the page of the gateway', open, 'held', 0, 'paying'],
  ['over, and nothing told', { ...open, openUntil: earlier }, 'expired', 0, 'asking'],
  ['asked in vain to the end', { ...open, openUntil: earlier, askAt: null }, 'expired', 0, 'unknown'],
  ['failed at the gateway', { ...open, state: 'failed' }, 'held', 0, 'not-taken'],
  ['expired, as the gateway said', { ...open, state: 'expired' }, 'expired', 0, 'not-taken'],
  [
    'expired, and its page never opened: nobody asked the gateway',
    { ...open, state: 'expired', hadPage: false },
    'held',
    0,
    'not-opened',
  ],
  ['a receipt of another attempt', { ...open, state: 'review' }, 'held', 0, 'person'],
  ['paid, with tickets', paid, 'confirmed', 0, 'ticket'],
  ['paid, a seat cancelled', paid, 'confirmed', 1, 'ticket'],
  ['paid, cancelled in time', paid, 'cancelled', 1, 'cancelled'],
  ['paid, cancelled too late', paid, 'cancelled', 0, 'kept'],
  ['paid, the seats gone', paid, 'unseated', 1, 'back'],
  ['paid twice', { ...paid, boughtNothing: true }, 'confirmed', 1, 'back'],
  ['of another amount', { ...paid, state: 'review' }, 'held', 0, 'back'],
  ['risky', paid, 'review', 0, 'person'],
  ['taken back by a bank', { ...paid, reversedPaisa: 100 }, 'confirmed', 0, 'reversed'],
])('money %s', (_, traced, bookingState, refunds, place) =>
  expect(placeOfMoney(traced, { bookingState, refunds }, now)).toBe(place),
);

test('a day is compared from three in the night after it, one after the other', () => {
  const day = DhakaDate.parse('2026-11-26');
  const [before, after] = [dhakaInstant(day, 1_440 + 179), dhakaInstant(day, 1_440 + 180)];
  expect([before, after].map(lastComparableDay)).toEqual(['2026-11-25', '2026-11-26']);
  const last = DhakaDate.parse('2026-11-24');
  expect(nextDayToCompare(last, after)).toBe('2026-11-25');
  expect(nextDayToCompare(day, after)).toBeUndefined();
});

test.each([
  ['k7xq4 m2p9a', { pnr: 'K7XQ4M2P9A', number: 'k7xq4m2p9a' }],
  ['8FG1H2J3K4', { pnr: null, number: '8FG1H2J3K4' }],
  [' ২০১২২৮১৮১৯০৫ ', { pnr: null, number: '201228181905' }],
  ['', { fault: 'number-missing' }],
  ['my money', { pnr: null, number: 'mymoney' }],
  ['T1!', { fault: 'number-unreadable' }],
])('%s is read as a number of a payment', (typed, key) => expect(readMoneyKey(typed)).toEqual(key));
