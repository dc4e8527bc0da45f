import { expect, test } from 'vitest';
import { paisa } from '../money.ts';
import { judge } from './judge.ts';
import type { Verdict } from './payment.ts';

const payment = { amountPaisa: paisa(144_000), tranId: 'T1' };
const paid: Extract<Verdict, { kind: 'paid' }> = {
  kind: 'paid',
  receiptId: 'v1',
  bankTranId: 'b1',
  amountPaisa: paisa(144_000),
  askedPaisa: paisa(144_000),
  currency: 'BDT',
  tranId: 'T1',
  instrument: 'BKASH-BKash',
  risk: 'safe',
};

test.each<[string, Verdict, string | undefined]>([
  ['exactly what was asked', paid, 'pay'],
  ['the same, risky', { ...paid, risk: 'risky' }, 'pay'],
  ['one paisa less', { ...paid, amountPaisa: paisa(143_999) }, 'review'],
  ['another asked amount', { ...paid, askedPaisa: paisa(144_001) }, 'review'],
  ['dollars', { ...paid, currency: 'USD' }, 'review'],
  ["another attempt's money", { ...paid, tranId: 'T2' }, 'review'],
  ['a failure', { kind: 'failed', reason: 'declined' }, 'fail'],
  ['a change of mind', { kind: 'cancelled', reason: 'by user' }, 'cancel'],
  ['a page left alone', { kind: 'expired', reason: 'unattempted' }, 'expire'],
  ['somebody still choosing', { kind: 'pending' }, undefined],
  ['silence', { kind: 'unknown', reason: 'timeout' }, undefined],
])('%s', (_, verdict, event) => expect(judge(payment, verdict)?.event).toBe(event));
