import { expect, test } from 'vitest';
import { taka } from '../money.ts';
import { defaultRefundPolicy, quoteFreeCancellation, quoteRefund, refundTable } from './policy.ts';

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

const paid = [
  { seatNo: 'B3', farePaisa: taka(1800), serviceChargePaisa: taka(20), discountPaisa: taka(100) },
];

test('a trip that the operator changed too much: all that was paid comes back until it leaves', () => {
  const quote = quoteFreeCancellation('moved', paid, departsAt, hoursBefore(1));
  expect(quote).toMatchObject({
    refundPaisa: taka(1720),
    feePaisa: 0,
    validUntil: departsAt,
    free: 'moved',
    seats: [{ seatNo: 'B3', chargePaisa: taka(20), discountPaisa: taka(100), refundPaisa: taka(1720) }],
  });
  expect(quoteFreeCancellation('downgraded', paid, departsAt, departsAt)).toBeUndefined();
});

test('a cancelled trip pays back after its hour too', () => {
  expect(quoteFreeCancellation('cancelled', paid, departsAt, hoursBefore(-5))?.refundPaisa).toBe(taka(1720));
});

test('a seat bought with a code: the fee is a share of what was paid, and the operator keeps what it keeps without one', () => {
  const bought = [{ seatNo: 'B3', farePaisa: taka(700), discountPaisa: taka(100) + 50 }];
  const quote = (hours: number) =>
    quoteRefund(defaultRefundPolicy, bought, departsAt, hoursBefore(hours))?.seats[0];
  // A quarter of 599.50 taka is 149.875: 150. Without a code the fee is 175 and 525 leave the operator.
  expect(quote(20)).toMatchObject({
    feePaisa: taka(150),
    refundPaisa: taka(449) + 50,
    undonePaisa: taka(525) - (taka(449) + 50),
  });
  expect(quote(1)).toMatchObject({ refundPaisa: 0, undonePaisa: 0, feePaisa: taka(600) - 50 });
  const tiny = { seatNo: 'B3', farePaisa: 61_000, discountPaisa: 10 };
  expect(quoteRefund(defaultRefundPolicy, [tiny], departsAt, hoursBefore(50))?.seats[0]).toMatchObject({
    refundPaisa: 61_000 - 10 - 3_000,
    undonePaisa: 0,
  });
});
