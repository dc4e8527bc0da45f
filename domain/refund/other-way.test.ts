import { expect, test } from 'vitest';
import { fullRefundUntil } from './other-way.ts';
import { quoteFreeCancellation } from './policy.ts';

const lostAt = new Date('2026-11-26T10:00:00Z');
const at = (time: string) => new Date(`2026-11-27T${time}Z`);

test('a way whose other way was lost goes back in full for a day from then on', () => {
  expect(fullRefundUntil(lostAt, lostAt)).toEqual(at('10:00:00'));
  expect(fullRefundUntil(lostAt, at('09:59:59'))).toEqual(at('10:00:00'));
  expect(fullRefundUntil(lostAt, at('10:00:00'))).toBeNull();
});

test('a way whose other way was not lost goes by its policy', () => {
  expect(fullRefundUntil(null, lostAt)).toBeNull();
});

test('all that was paid for it comes back, but not once its coach has left', () => {
  const seat = { seatNo: 'B3', farePaisa: 70_000, serviceChargePaisa: 2_000, discountPaisa: 5_000 };
  const departsAt = at('08:00:00');
  const quote = quoteFreeCancellation('other-way-lost', [seat], departsAt, at('07:59:59'));
  expect(quote).toMatchObject({ refundPaisa: 67_000, feePaisa: 0, free: 'other-way-lost' });
  expect(quoteFreeCancellation('other-way-lost', [seat], departsAt, departsAt)).toBeUndefined();
});
