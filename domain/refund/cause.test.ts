import { expect, test } from 'vitest';
import { refundCauseOf } from './cause.ts';
import { carriedReason, feeReason, givenReason, leftReason, otherWayGivenBackReason } from './reasons.ts';

test.each([
  [`${otherWayGivenBackReason}0`, 'other-way-given-up'],
  [`${feeReason}f6f9b1c4`, 'fee-of-failed-change'],
  [`${leftReason}f6f9b1c4`, 'left-by-change'],
  [`${givenReason}f6f9b1c4`, 'beyond-policy'],
  [`${carriedReason}f6f9b1c4`, null],
  ['cancelled:B4', null],
  ['unseated', null],
])('a refund asked for as %s has the cause %s', (reasonKey, cause) =>
  expect(refundCauseOf(reasonKey)).toBe(cause),
);
