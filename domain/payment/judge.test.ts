import { expect, test } from 'vitest';
import { paisa } from '../money.ts';
import { judge } from './judge.ts';
import type { Verdict } from './payment.ts';

const payment = { amountPaisa: paisa(144_000), otherShares: [], tranId: 'T1' };
const paid: Extract<Verdict, { kind: 'paid' }> = {
  kind: 'paid',
  payer: '',
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

test('a share of a purchase is paid by the sum of all of them, and not by its own amount', () => {
  const wayBack = { tripId: '20261130-0000-4000-8000-000000000001', amountPaisa: paisa(50_000) };
  const share = { ...payment, otherShares: [wayBack] };
  const both = { ...paid, amountPaisa: paisa(194_000), askedPaisa: paisa(194_000) };
  expect(judge(share, both)?.event).toBe('pay');
  expect(judge(share, paid)?.event).toBe('review');
});
