import { bookingStates } from '@poth/domain/booking/lifecycle.ts';
import { openPaymentStates, paymentStates } from '@poth/domain/payment/lifecycle.ts';
import { expect, test } from 'vitest';
import { outcomeOf, outcomeOfWays } from './outcome.ts';

test('a ticket is shown whatever this attempt says: another one may have paid', () => {
  for (const payment of paymentStates) expect(outcomeOf(payment, 'confirmed')).toBe('ticket');
});

test('an open attempt is never called failed', () => {
  for (const payment of openPaymentStates)
    for (const booking of bookingStates) expect(outcomeOf(payment, booking)).not.toBe('checkout');
  expect(outcomeOf('redirected', 'held')).toBe('waiting');
  expect(outcomeOf('redirected', 'expired')).toBe('waiting');
});

test('an attempt that came to nothing leads back to the checkout', () => {
  for (const payment of ['failed', 'cancelled', 'expired'] as const) {
    expect(outcomeOf(payment, 'held')).toBe('checkout');
    expect(outcomeOf(payment, 'expired')).toBe('checkout');
  }
});

test('money that waits for a person or goes back has pages of its own', () => {
  expect(outcomeOf('paid', 'review')).toBe('review');
  expect(outcomeOf('paid', 'unseated')).toBe('unseated');
  expect(outcomeOf('review', 'held')).toBe('mismatch');
});

const way = (
  paymentState: 'paid' | 'redirected' | 'failed',
  bookingState: 'held' | 'confirmed' | 'unseated',
) => ({
  paymentState,
  bookingState,
  pnr: bookingState,
  departsAt: new Date('2026-12-03T08:00:00Z'),
});

test('there and back are waited for until both are decided, and a ticket that was bought is shown', () => {
  const [sold, lost, open] = [way('paid', 'confirmed'), way('paid', 'unseated'), way('redirected', 'held')];
  expect(outcomeOfWays([sold, open]).outcome).toBe('waiting');
  expect(outcomeOfWays([lost, sold])).toEqual({ outcome: 'ticket', pnr: 'confirmed' });
  expect(outcomeOfWays([lost, lost]).outcome).toBe('unseated');
  expect(outcomeOfWays([way('failed', 'held'), way('failed', 'held')]).outcome).toBe('checkout');
});

test('of two tickets that of the way that leaves first is shown, whichever the payment begins with', () => {
  const back = { ...way('paid', 'confirmed'), pnr: 'back' };
  const there = { ...back, pnr: 'there', departsAt: new Date('2026-12-03T02:00:00Z') };
  for (const ways of [
    [there, back],
    [back, there],
  ] as const)
    expect(outcomeOfWays(ways).pnr).toBe('there');
});
