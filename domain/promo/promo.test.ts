import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DhakaDate } from '../dhaka.ts';
import { sum, taka } from '../money.ts';
import { discountBy, discountOf, leastLeftToPay, refusalByPhone, spreadOver } from './discount.ts';
import { type Promo, parsePromoCode } from './promo.ts';
import { PromoTyped } from './promo-input.ts';
import { promoSentence } from './promo-sentence.ts';
import { readPromo } from './read-promo.ts';

const day = (text: string) => DhakaDate.parse(text);
const promo: Promo = {
  promoId: '00000000-0000-4000-8000-000000000001',
  code: 'EID26',
  name: { en: 'Eid', bn: 'ঈদ' },
  terms: { kind: 'percent', basisPoints: 1000, mostPaisa: taka(200), leastFarePaisa: taka(500) },
  reach: {
    departsFrom: day('2026-11-20'),
    departsUntil: day('2026-11-27'),
    routes: [{ fromPlaceId: 'dhaka', toPlaceId: null }],
    operatorIds: ['desh'],
    coachTypes: ['ac'],
  },
  validFrom: day('2026-11-01'),
  validUntil: day('2026-11-30'),
  firstPurchaseOnly: false,
  mostUses: 100,
  usesPerPhone: 2,
  isOn: true,
  version: 1,
};
const facts = {
  operatorId: 'desh',
  coachType: 'ac' as const,
  fromPlaceId: 'dhaka',
  toPlaceId: 'sylhet',
  // 11:59 PM in Dhaka.
  departsAt: new Date('2026-11-27T17:59:00Z'),
  faresPaisa: [taka(655), taka(700)],
};
const now = new Date('2026-11-10T06:00:00Z');
const departing = (iso: string) => ({ ...facts, departsAt: new Date(iso) });

test.each([
  ['a tenth of 1,355 rounds half up to whole taka', {}, facts, now, { discountPaisa: taka(136) }],
  ['the most', {}, { ...facts, faresPaisa: [taka(2000), taka(2000)] }, now, { discountPaisa: taka(200) }],
  ['switched off', { isOn: false }, facts, now, { refusal: 'over' }],
  ['a minute before its first day', {}, facts, new Date('2026-10-31T17:59:00Z'), { refusal: 'not-yet' }],
  ['its last minute', {}, facts, new Date('2026-11-30T17:59:00Z'), { discountPaisa: taka(136) }],
  ['after its last day', {}, facts, new Date('2026-11-30T18:00:00Z'), { refusal: 'over' }],
  [
    'a coach after midnight of the last date',
    {},
    departing('2026-11-27T18:00:00Z'),
    now,
    { refusal: 'other-trip' },
  ],
  ['a coach before the first date', {}, departing('2026-11-19T17:00:00Z'), now, { refusal: 'other-trip' }],
  ['another route', {}, { ...facts, fromPlaceId: 'sylhet' }, now, { refusal: 'other-trip' }],
  ['another operator', {}, { ...facts, operatorId: 'hanif' }, now, { refusal: 'other-trip' }],
  ['another coach', {}, { ...facts, coachType: 'non-ac' as const }, now, { refusal: 'other-trip' }],
  ['too low a fare', {}, { ...facts, faresPaisa: [taka(499)] }, now, { refusal: 'fare-low' }],
])('a code: %s', (_, change, asked, at, expected) => {
  expect(discountOf({ ...promo, ...change }, asked, at)).toEqual(expected);
});

test('whatever the terms, something is left to pay and the seats share the discount to the paisa', () => {
  const paisas = fc.integer({ min: 1, max: 500_000 });
  fc.assert(
    fc.property(
      fc.array(paisas, { minLength: 1, maxLength: 8 }),
      paisas,
      fc.integer({ min: 1, max: 10_000 }),
      (fares, amount, share) => {
        const least = { leastFarePaisa: taka(0) };
        for (const discount of [
          discountBy({ ...least, kind: 'fixed', amountPaisa: amount as ReturnType<typeof taka> }, fares),
          discountBy({ ...least, kind: 'percent', basisPoints: share, mostPaisa: taka(100_000) }, fares),
        ]) {
          expect(discount === 0 || sum(fares) - discount >= leastLeftToPay).toBe(true);
          const shares = spreadOver(discount, fares);
          expect(sum(shares)).toBe(discount);
          expect(shares.every((one, seat) => one >= 0 && one <= (fares[seat] ?? 0))).toBe(true);
        }
      },
    ),
  );
  expect(spreadOver(10_001, [60_000, 60_000, 60_000])).toEqual([3334, 3334, 3333]);
});

test('a number has its limit, and a first purchase is the first', () => {
  expect(refusalByPhone(promo, { uses: 1, boughtBefore: true })).toBeNull();
  expect(refusalByPhone(promo, { uses: 2, boughtBefore: false })).toBe('phone-used');
  expect(refusalByPhone({ ...promo, firstPurchaseOnly: true }, { uses: 0, boughtBefore: true })).toBe(
    'not-first',
  );
});

test('a code is forgiven small letters, spaces and Bangla digits', () => {
  expect(parsePromoCode(' eid-২6 ')).toBe('EID26');
  for (const wrong of ['EID', 'ঈদ২৬', 'A'.repeat(17), 'EID!26'])
    expect(parsePromoCode(wrong)).toBeUndefined();
});

test('what an admin typed is read, and said back in a sentence', () => {
  const typed = PromoTyped.parse({
    promoId: promo.promoId,
    seenVersion: 0,
    code: 'eid২৬',
    nameEn: 'Eid',
    nameBn: 'ঈদ',
    kind: 'percent',
    percent: '১০',
    mostTaka: '২০০',
    leastFareTaka: '500',
    validFrom: '2026-11-01',
    validUntil: '2026-11-30',
    departsFrom: '2026-11-20',
    departsUntil: '2026-11-27',
    routes: [
      { from: 'dhaka', to: '' },
      { from: '', to: '' },
    ],
    mostUses: '১,০০০',
    usesPerPhone: '2',
  });
  const places = new Set(['dhaka']);
  const read = readPromo(typed, places);
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  expect(read.promo).toMatchObject({ code: 'EID26', terms: promo.terms, mostUses: 1000 });
  const names = { places: { dhaka: { en: 'Dhaka', bn: 'ঢাকা' } }, operators: {} };
  expect(promoSentence(read.promo, names, 'en')).toBe(
    'EID26: 10% off the fares, at most ৳200 a booking, from fares of ৳500. For trips: from Dhaka; leaving 20 Nov to 27 Nov. 1000 uses in all, 2 for each number. It can be used from 1 Nov to 30 Nov.',
  );
  expect(promoSentence(read.promo, names, 'bn')).toContain('ভাড়ায় ১০% ছাড়, বুকিংপ্রতি সর্বোচ্চ ৳২০০');

  const wrong = {
    code: 'x',
    nameBn: ' ',
    percent: '0',
    mostTaka: '',
    validUntil: '2026-10-01',
    routes: [{ from: 'mars', to: '' }],
    usesPerPhone: '0',
  };
  expect(readPromo({ ...typed, ...wrong }, places)).toEqual({
    faults: {
      code: 'code-wrong',
      nameBn: 'missing',
      percent: 'percent-wrong',
      mostTaka: 'amount-wrong',
      validUntil: 'ends-before',
      routes: 'route-wrong',
      usesPerPhone: 'count-wrong',
    },
  });
});
