import { expect, test } from 'vitest';
import { refundCauseOf } from './cause.ts';
import {
  exchangeCarriedReason,
  exchangeFailedReason,
  beyondPolicyReason,
  exchangeLeftoverReason,
  otherWayGivenBackReason,
} from './reasons.ts';

test.each([
  [`${otherWayGivenBackReason}0`, 'other-way-given-up'],
  [`${exchangeFailedReason}f6f9b1c4`, 'fee-of-failed-change'],
  [`${exchangeLeftoverReason}f6f9b1c4`, 'left-by-change'],
  [`${beyondPolicyReason}f6f9b1c4`, 'beyond-policy'],
  [`${exchangeCarriedReason}f6f9b1c4`, null],
  ['cancelled:B4', null],
  ['unseated', null],
])('a refund asked for as %s has the cause %s', (reasonKey, cause) =>
  expect(refundCauseOf(reasonKey)).toBe(cause),
);
