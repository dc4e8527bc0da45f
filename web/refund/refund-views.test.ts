import type { DhakaDate } from '@poth/domain/dhaka.ts';
import { taka } from '@poth/domain/money.ts';
import { defaultRefundPolicy, quoteRefund, refundTable } from '@poth/domain/refund/policy.ts';
import { withinPaid } from '@poth/domain/refund/within-paid.ts';
import type { RefundStage } from '@poth/domain/ticket/ticket.ts';
import { expect, test } from 'vitest';
import { quoteView } from './quote-view.ts';
import { refundRows } from './refund-rows.ts';
import { refundStageView } from './refund-stage-view.ts';

const departsAt = new Date('2026-11-27T16:30:00Z');
const fares = ['B3', 'B4'].map((seatNo) => ({ seatNo, farePaisa: taka(1800) }));
const tiers = refundTable(defaultRefundPolicy, fares, departsAt);

test('the table tells what each tier brings back, in the words of the reader', () => {
  const rows = refundRows(tiers, 'bn', new Date('2026-11-20T00:00:00Z'));
  expect(rows.map(({ label, amount }) => `${label}: ${amount}`)).toEqual([
    '৪৮ ঘণ্টা আগে: ৩,৪২০',
    '২৪ ঘণ্টা আগে: ৩,২৪০',
    '১২ ঘণ্টা আগে: ২,৭০০',
    '৬ ঘণ্টা আগে: ১,৮০০',
    'এরপর: ফেরত নেই',
  ]);
});

test('a tier that nobody can reach any more is left out', () => {
  const rows = refundRows(tiers, 'en', new Date('2026-11-27T08:00:00Z'));
  expect(rows.map(({ label }) => label)).toEqual(['6 hours before', 'Later']);
  expect(rows[0]?.until).toBe('until Fri 27 Nov, 4:30 PM');
  expect(refundRows(tiers, 'en', departsAt)).toEqual([{ label: 'Later', until: null, amount: 'nothing' }]);
});

test('a quote is told seat by seat, with the amount in paisa that the call must carry', () => {
  const quote = quoteRefund(defaultRefundPolicy, fares, departsAt, new Date('2026-11-26T00:00:00Z'));
  if (!quote) throw new Error('no quote');
  expect(quoteView(quote, 'en')).toEqual({
    seats: [
      { seatNo: 'B3', fare: '1,800', fee: '180', back: '1,620' },
      { seatNo: 'B4', fare: '1,800', fee: '180', back: '1,620' },
    ],
    fee: '360',
    back: '৳3,240',
    refundPaisa: 324_000,
    until: 'Thu 26 Nov, 10:30 PM',
  });
});

test('an amount that was kept of the other way is told beside the refund', () => {
  const quote = quoteRefund(defaultRefundPolicy, fares, departsAt, new Date('2026-11-26T00:00:00Z'));
  if (!quote) throw new Error('no quote');
  expect(quoteView({ ...quote, otherWayBackPaisa: taka(120) }, 'bn')).toMatchObject({
    back: '৳৩,২৪০',
    otherWayBack: '৳১২০',
  });
});

test('an amount that went back before is told beside the rest', () => {
  const quote = quoteRefund(defaultRefundPolicy, fares, departsAt, new Date('2026-11-26T00:00:00Z'));
  if (!quote) throw new Error('no quote');
  expect(quoteView(quote, 'en').givenBack).toBeUndefined();
  expect(quoteView(withinPaid(quote, taka(3140)), 'en')).toMatchObject({ back: '৳3,140', givenBack: '৳100' });
});

test('a refund is told in stages, each with its moment once it has come', () => {
  const refund: RefundStage = {
    refundId: 'r',
    refundNo: 'R7A11',
    seatNos: ['B4'],
    amountPaisa: taka(1620),
    state: 'sent',
    atCounter: false,
    requestedAt: new Date('2026-11-26T00:00:00Z'),
    sentAt: new Date('2026-11-26T00:01:00Z'),
    settledAt: null,
    promisedBy: '2026-12-20' as DhakaDate,
    cause: null,
  };
  const [shown] = refundStageView([refund], [3, 14], 'en').refunds;
  expect(shown).toMatchObject({
    title: '৳1,620 for seat B4',
    settled: false,
    needsPerson: false,
    promise:
      'It goes back to what you paid with and shows there in 3–14 business days, by Sun 20 Dec at the latest.',
  });
  expect(shown?.stages.map(({ at }) => at)).toEqual(['Thu 26 Nov, 6:00 AM', 'Thu 26 Nov, 6:01 AM', null]);
  const seatless = { ...refund, seatNos: [], state: 'failed' as const };
  expect(refundStageView([seatless], [3, 14], 'en').refunds[0]).toMatchObject({
    title: '৳1,620 of what you paid',
    cause: null,
    needsPerson: true,
  });
  const kept = { ...seatless, cause: 'other-way-given-up' as const };
  expect(refundStageView([kept], [3, 14], 'en').refunds[0]?.cause).toBe(
    'It was kept before for the discount of the other way, which is given up now too.',
  );
});

test('what was paid at a counter waits there and is handed out, nothing is sent', () => {
  const refund: RefundStage = {
    refundId: 'r',
    refundNo: 'R7A11',
    seatNos: ['B4'],
    amountPaisa: taka(1620),
    state: 'requested',
    atCounter: true,
    requestedAt: new Date('2026-11-26T00:00:00Z'),
    sentAt: null,
    settledAt: null,
    promisedBy: null,
    cause: null,
  };
  const [shown] = refundStageView([refund], [3, 14], 'en').refunds;
  expect(shown?.stages.map(({ name, at }) => [name, at])).toEqual([
    ['Waits at the counter', 'Thu 26 Nov, 6:00 AM'],
    ['Handed out', null],
  ]);
});

test('money that paid for another coach was never sent: it has gone there, paid at a counter or not', () => {
  const refund: RefundStage = {
    refundId: 'r',
    refundNo: 'R7A11',
    seatNos: ['B4'],
    amountPaisa: taka(1800),
    state: 'settled',
    atCounter: false,
    requestedAt: new Date('2026-11-26T00:00:00Z'),
    sentAt: null,
    settledAt: new Date('2026-11-26T00:01:00Z'),
    promisedBy: null,
    carriedTo: 'R4T8N6C3V2',
    cause: null,
  };
  for (const atCounter of [false, true]) {
    const [shown] = refundStageView([{ ...refund, atCounter }], [3, 14], 'en').refunds;
    expect(shown?.stages.slice(1).map(({ name, at }) => [name, at])).toEqual([
      ['Paid for another coach', 'Thu 26 Nov, 6:01 AM'],
    ]);
    expect(shown?.promise).toBe('It has paid for your seats on another coach: PNR R4T8N 6C3V2.');
  }
});
