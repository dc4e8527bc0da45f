import { expect, test } from 'vitest';
import { taka } from '../money.ts';
import { defaultRefundPolicy, quoteRefund, refundTable } from './policy.ts';

const departsAt = new Date('2026-11-27T16:30:00Z');
const hoursBefore = (hours: number, ms = 0) => new Date(departsAt.getTime() - hours * 3_600_000 + ms);
const seats = [
  { seatNo: 'B3', farePaisa: taka(1800) },
  { seatNo: 'B4', farePaisa: taka(1800) },
];

test.each([
  [hoursBefore(72), 3420],
  [hoursBefore(48), 3420],
  [hoursBefore(48, 1), 3240],
  [hoursBefore(24), 3240],
  [hoursBefore(12), 2700],
  [hoursBefore(6), 1800],
  [hoursBefore(6, 1), 0],
])('cancelled at %s, %i taka come back', (now, back) => {
  expect(quoteRefund(defaultRefundPolicy, seats, departsAt, now)?.refundPaisa).toBe(taka(back));
});

test('a quote says until when it holds', () => {
  expect(quoteRefund(defaultRefundPolicy, seats, departsAt, hoursBefore(30))?.validUntil).toEqual(
    hoursBefore(24),
  );
});

test('after departure there is nothing to cancel', () => {
  expect(quoteRefund(defaultRefundPolicy, seats, departsAt, departsAt)).toBeUndefined();
});

test('the table before paying shows each tier in taka', () => {
  expect(refundTable(defaultRefundPolicy, seats, departsAt).map((row) => row.refundPaisa / 100)).toEqual([
    3420, 3240, 2700, 1800,
  ]);
});
