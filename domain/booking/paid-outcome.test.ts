import { expect, test } from 'vitest';
import { outcomeOfPaid, type PaidFacts } from './paid-outcome.ts';

const now = new Date('2026-11-23T06:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const facts = (change: Partial<PaidFacts> = {}): PaidFacts => ({
  state: 'held',
  departsAt: inHours(10),
  delayMinutes: 0,
  tripCancelled: false,
  hasLeftStop: false,
  seatRows: { wanted: 4, sellable: 4 },
  lostWomensSeat: false,
  phoneHasRoom: true,
  ...change,
});
const plain = (change?: Partial<PaidFacts>) => outcomeOfPaid(facts(change), { money: 'plain', now });
const risky = (change?: Partial<PaidFacts>) => outcomeOfPaid(facts(change), { money: 'risky', now });
const unseat = { kind: 'unseat' };

test('money for seats that are there buys tickets, also after the hold was over', () => {
  expect(plain()).toEqual({ kind: 'confirm' });
  expect(plain({ state: 'expired' })).toEqual({ kind: 'confirm' });
});

test.each<[string, Partial<PaidFacts>]>([
  ['a seat is another’s', { seatRows: { wanted: 4, sellable: 3 } }],
  ['there are no seats', { seatRows: { wanted: 0, sellable: 0 } }],
  ['the trip is cancelled', { tripCancelled: true }],
  ['the coach has left, as its people say', { hasLeftStop: true }],
  ['the coach has left, by the clock', { departsAt: inHours(-1) }],
  ['the journey is gone', { departsAt: null }],
  ['a seat is kept for women since', { lostWomensSeat: true }],
])('the money goes back where %s', (_, change) => {
  expect(plain(change)).toEqual(unseat);
});

test('a coach that is late has not left yet', () => {
  expect(plain({ departsAt: inHours(-1), delayMinutes: 61 })).toEqual({ kind: 'confirm' });
});

test('a number that has all its seats is told so, unless the coach is gone anyway', () => {
  expect(plain({ phoneHasRoom: false })).toEqual({ ...unseat, because: 'phone-limit' });
  expect(plain({ phoneHasRoom: false, tripCancelled: true })).toEqual(unseat);
});

test.each(['confirmed', 'unseated', 'cancelled', 'review'] as const)(
  'a booking that is %s needs no money',
  (state) => {
    expect(plain({ state })).toEqual({ kind: 'surplus' });
  },
);

test('risky money waits for a person until three hours before departure, and then no more', () => {
  expect(risky()).toEqual({ kind: 'review', until: inHours(7) });
  expect(risky({ departsAt: inHours(3) })).toEqual(unseat);
  expect(risky({ state: 'review' })).toEqual({ kind: 'surplus' });
});

test('what a person approves is decided as any money is', () => {
  const approved = (change: Partial<PaidFacts>) => outcomeOfPaid(facts(change), { money: 'approved', now });
  expect(approved({ state: 'review' })).toEqual({ kind: 'confirm' });
  expect(approved({ state: 'review', hasLeftStop: true })).toEqual(unseat);
});
