import { describe, expect, test } from 'vitest';
import { paisa } from '../money.ts';
import type { Verdict } from '../payment/payment.ts';
import { type BookedPayment, comparePayment, compareRefund } from './compare.ts';

const paidOurs: BookedPayment = {
  tripId: '20261127-0000-4000-8000-000000000009',
  amountPaisa: paisa(144_000),
  otherShares: [],
  tranId: 'T1',
  bankTranId: 'B1',
  state: 'paid',
  capturedPaisa: 144_000,
  bookedPaisa: 144_000,
};
const unpaidOurs: BookedPayment = {
  ...paidOurs,
  state: 'expired',
  bankTranId: null,
  capturedPaisa: null,
  bookedPaisa: 0,
};
const paid: Extract<Verdict, { kind: 'paid' }> = {
  kind: 'paid',
  payer: '',
  receiptId: 'v1',
  bankTranId: 'B1',
  amountPaisa: paisa(144_000),
  askedPaisa: paisa(144_000),
  currency: 'BDT',
  tranId: 'T1',
  instrument: 'BKASH-BKash',
  risk: 'safe',
};
const failed: Verdict = { kind: 'failed', reason: 'declined' };

const kindsOf = (ours: BookedPayment, verdict: Verdict) =>
  comparePayment(ours, verdict)?.map(({ kind }) => kind);

describe('an attempt', () => {
  test.each<[string, BookedPayment, Verdict, string[] | undefined]>([
    ['paid on both sides', paidOurs, paid, []],
    ['not paid on either side', unpaidOurs, failed, []],
    ['that the gateway does not know and we have no money of', unpaidOurs, { kind: 'pending' }, []],
    ['paid there, expired here', unpaidOurs, paid, ['taken-not-booked']],
    ['failed there, paid here', paidOurs, failed, ['booked-not-taken']],
    ['unknown there, paid here', paidOurs, { kind: 'pending' }, ['booked-not-taken']],
    ['of a paisa more there', paidOurs, { ...paid, amountPaisa: paisa(144_001) }, ['other-amount']],
    ['under another number of the bank', paidOurs, { ...paid, bankTranId: 'B2' }, ['other-number']],
    ['answered with another attempt', paidOurs, { ...paid, tranId: 'T2' }, ['other-attempt']],
    ['whose ledger has nothing', { ...paidOurs, bookedPaisa: 0 }, paid, ['ledger-differs']],
    [
      'of another amount and number',
      paidOurs,
      { ...paid, amountPaisa: paisa(1), bankTranId: 'B2' },
      ['other-amount', 'other-number'],
    ],
    ['about which the gateway is silent', paidOurs, { kind: 'unknown', reason: 'timeout' }, undefined],
  ])('%s', (_, ours, verdict, kinds) => expect(kindsOf(ours, verdict)).toEqual(kinds));

  test('of two bookings is compared by the share of each', () => {
    const otherShares = [{ tripId: '20261130-0000-4000-8000-000000000001', amountPaisa: paisa(50_000) }];
    const both = { ...paid, amountPaisa: paisa(194_000), askedPaisa: paisa(194_000) };
    expect(kindsOf({ ...paidOurs, otherShares }, both)).toEqual([]);
    expect(kindsOf({ ...paidOurs, otherShares }, paid)).toEqual([]);
    expect(kindsOf({ ...unpaidOurs, otherShares }, both)).toEqual(['taken-not-booked']);
  });
});

describe('a refund', () => {
  const refund = { amountPaisa: 100, settledBy: 'gateway' as const };
  test.each([
    ['settled', 'gateway', 'settled', []],
    ['settled', 'gateway', 'accepted', ['refund-not-paid']],
    ['settled', 'gateway', 'refused', ['refund-not-paid']],
    ['settled', 'passenger', 'accepted', []],
    ['settled', 'our-bank', 'refused', []],
    ['settled', 'our-bank', 'settled', ['refund-paid-twice']],
    ['failed', 'gateway', 'refused', []],
    ['failed', 'gateway', 'settled', ['refund-paid']],
    ['sent', 'gateway', 'accepted', []],
    ['sent', 'gateway', 'unknown', undefined],
  ] as const)('%s here by %s, %s there', (state, settledBy, said, kinds) =>
    expect(compareRefund({ ...refund, state, settledBy }, said)?.map(({ kind }) => kind)).toEqual(kinds),
  );
});
