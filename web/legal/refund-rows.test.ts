import { defaultRefundPolicy } from '@poth/domain/refund/policy.ts';
import { expect, test } from 'vitest';
import { refundRows } from './refund-rows.ts';

test('the usual policy reads as five bands, from mildest to nothing back', () => {
  expect(refundRows(defaultRefundPolicy, 'en')).toEqual([
    { notice: '48 hours or more', fee: '5%', back: '৳950' },
    { notice: '24 to 48 hours', fee: '10%', back: '৳900' },
    { notice: '12 to 24 hours', fee: '25%', back: '৳750' },
    { notice: '6 to 12 hours', fee: '50%', back: '৳500' },
    { notice: 'Under 6 hours', fee: '100%', back: '৳0' },
  ]);
});

test('in Bangla with Bangla digits', () => {
  expect(refundRows(defaultRefundPolicy, 'bn').at(-1)).toEqual({
    notice: '৬ ঘণ্টার কম',
    fee: '১০০%',
    back: '৳০',
  });
});
