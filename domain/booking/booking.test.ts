import { expect, test } from 'vitest';
import { taka } from '../money.ts';
import { unreachable } from '../machine.ts';
import { paymentLife } from '../payment/lifecycle.ts';
import { entryLife, offerLife } from '../seat-waitlist/lifecycle.ts';
import { refundLife } from '../refund/lifecycle.ts';
import { seatLife } from '../seating/lifecycle.ts';
import { ticketLife } from '../ticket/lifecycle.ts';
import { tripLife } from '../trip/lifecycle.ts';
import { deliveredSettings } from '../settings.ts';
import { operatorLife } from '../operator/lifecycle.ts';
import { extendForPayment, holdUntil } from './hold.ts';
import { bookingLife } from './lifecycle.ts';
import { formatPnr, parsePnr, pnrFrom } from './pnr.ts';
import { priceOf } from './price.ts';
import { classPrices, seatPrice } from './seat-price.ts';

test('no life has a state that nothing leads to', () => {
  expect(unreachable(bookingLife, 'held')).toEqual([]);
  expect(unreachable(paymentLife, 'created')).toEqual([]);
  expect(unreachable(refundLife, 'requested')).toEqual([]);
  expect(unreachable(seatLife, 'free')).toEqual([]);
  expect(unreachable(ticketLife, 'issued')).toEqual([]);
  expect(unreachable(entryLife, 'waiting')).toEqual([]);
  expect(unreachable(offerLife, 'open')).toEqual([]);
  expect(unreachable(tripLife, 'draft')).toEqual([]);
  expect(unreachable(operatorLife, 'submitted')).toEqual([]);
});

test('a payment adds five minutes to a hold, once', () => {
  const heldUntil = holdUntil(new Date(0), deliveredSettings);
  const longer = extendForPayment({ heldUntil, extended: false }, deliveredSettings);
  expect(longer.getTime()).toBe(15 * 60_000);
  expect(extendForPayment({ heldUntil: longer, extended: true }, deliveredSettings)).toEqual(longer);
});

test('a PNR is understood however it is typed', () => {
  const pnr = pnrFrom(new Uint8Array(16).map((_, i) => i * 15)) ?? '';
  expect(parsePnr(formatPnr(pnr).toLowerCase())).toBe(pnr);
  expect(parsePnr('O0I1L00000')).toBeUndefined();
});

test('the price is fares plus service charge', () => {
  const price = priceOf([{ farePaisa: taka(1800) }, { farePaisa: taka(1800) }], taka(20));
  expect(price).toMatchObject({ farePaisa: 360000, serviceChargePaisa: 4000, totalPaisa: 364000 });
  expect(seatPrice(taka(1800), taka(20)) * 2).toBe(price.totalPaisa);
  expect(classPrices({ economy: taka(700), sleeper: taka(1400) }, taka(20))).toEqual({
    economy: taka(720),
    sleeper: taka(1420),
  });
});
