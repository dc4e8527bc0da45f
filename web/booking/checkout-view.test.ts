import type { Account } from '@poth/domain/identity/account.ts';
import type { Checkout } from '@poth/domain/booking/checkout.ts';
import { priceOf } from '@poth/domain/booking/price.ts';
import { paisa, taka } from '@poth/domain/money.ts';
import type { Phone } from '@poth/domain/phone.ts';
import { expect, test } from 'vitest';
import { checkoutView } from './checkout-view.ts';

const now = new Date('2026-11-25T10:00:00Z');
const tripId = '20261127-0000-4000-8000-000000000001';
const point = (counterId: string, name: string, at: string) => ({
  counterId,
  stopNo: 0,
  name: { en: name, bn: name },
  address: { en: '', bn: '' },
  phone: '01700-100026',
  at: new Date(at),
  reportingAt: new Date(new Date(at).getTime() - 30 * 60_000),
});
const seat = (seatNo: string, fareTaka = 1800) => ({
  seatNo,
  farePaisa: taka(fareTaka),
  passengerName: '',
  bothWaysOffPaisa: taka(0),
  passengerKind: 'adult' as const,
  passengerGender: null,
});

const checkoutOf = (booking: Partial<Checkout['booking']> = {}, more: Partial<Checkout> = {}): Checkout => {
  const seats = booking.seats ?? [seat('B3'), seat('B4')];
  return {
    booking: {
      tripId,
      fromStopNo: 0,
      toStopNo: 4,
      bookingId: '00000000-0000-4000-8000-000000000002',
      buyerId: 'b',
      userId: null,
      operatorId: 'o',
      pnr: null,
      state: 'held',
      heldUntil: new Date(now.getTime() + 492_000),
      extended: false,
      contact: null,
      boardingCounterId: 'fakirapul',
      droppingCounterId: 'kolatoli',
      language: 'en',
      seats,
      ...booking,
    },
    offer: {
      tripId,
      fromStopNo: 0,
      toStopNo: 4,
      operator: {
        operatorId: 'o',
        slug: 'desh-travels',
        name: { en: 'Desh Travels', bn: 'দেশ ট্রাভেলস' },
        mark: 'DT',
        colour: '#000',
      },
      coachNumber: 'DT-4021',
      busName: null,
      coachType: 'ac',
      coachClass: 'business',
      routeName: { en: "Dhaka-Cox's Bazar", bn: 'ঢাকা-কক্সবাজার' },
      departsAt: new Date('2026-11-27T16:30:00Z'),
      arrivesAt: new Date('2026-11-28T02:00:00Z'),
      delayMinutes: 0,
      boarding: [
        point('kallyanpur', 'Kallyanpur', '2026-11-27T16:30:00Z'),
        point('fakirapul', 'Fakirapul', '2026-11-27T17:00:00Z'),
      ],
      dropping: [point('kolatoli', 'Kolatoli', '2026-11-28T02:00:00Z')],
      farePaisa: taka(1800),
      classFaresPaisa: null,
      serviceChargePaisa: paisa(0),
      pricePaisa: taka(1800),
      classPricesPaisa: null,
      opensAt: null,
      seatsLeft: 20,
      seatCount: 36,
      waiting: 0,
      facilities: [],
      refundTier: null,
      from: { placeId: 'dhaka', name: { en: 'Dhaka', bn: 'ঢাকা' } },
      to: { placeId: 'coxs-bazar', name: { en: "Cox's Bazar", bn: 'কক্সবাজার' } },
    } as Checkout['offer'],
    price: priceOf(seats, paisa(0)),
    bothWaysPercent: 0,
    promo: null,
    refundTable: [],
    women: { asked: false, seatNos: [] },
    openPayment: null,
    isPartPaid: false,
    lastAttempt: null,
    restingMethods: [],
    ...more,
  };
};
const flat = (text: string) => text.replaceAll('\u00a0', ' ');

test('a hold is told with the point that was chosen, the day of arrival and the price broken down', () => {
  const view = checkoutView(checkoutOf(), 'en', now);
  expect(view).toMatchObject({
    over: false,
    secondsLeft: 492,
    coach: 'DT-4021 · AC Business',
    total: '৳3,600',
  });
  const { from, to, date, reporting } = view.journey;
  expect(from).toMatchObject({ place: 'Dhaka, Fakirapul', date: null });
  expect([from.time, reporting].map(flat)).toEqual(['11:00 PM', '10:30 PM']);
  expect([date, to.date]).toEqual(['Friday, 27 Nov 2026', 'Sat 28 Nov']);
  expect([view.route, flat(view.journey.leaves)]).toEqual(["Dhaka – Cox's Bazar", 'Fri 27 Nov, 11:00 PM']);
  expect(view.lines).toEqual([{ label: 'Fare (2 × 1,800)', amount: '3,600' }]);
  expect(checkoutView(checkoutOf(), 'bn', now).lines[0]).toEqual({
    label: 'ভাড়া (২ × ১,৮০০)',
    amount: '৩,৬০০',
  });
});

test('who boards after midnight is told on which evening to be at the counter', () => {
  const checkout = checkoutOf({ boardingCounterId: 'abdullahpur' });
  const boarding = [point('abdullahpur', 'Abdullahpur', '2026-11-27T18:15:00Z')];
  const { from, date, reporting } = checkoutView(
    { ...checkout, offer: { ...checkout.offer, boarding } },
    'en',
    now,
  ).journey;
  expect([from.time, date, reporting].map(flat)).toEqual([
    '12:15 AM',
    'Saturday, 28 Nov 2026',
    'Fri 27 Nov, 11:45 PM',
  ]);
});

test('what costs nothing has no line: no service charge, no VAT', () => {
  const checkout = checkoutOf();
  expect(checkoutView(checkout, 'en', now).vatRate).toBeNull();
  expect(checkoutView(checkout, 'bn', now, null, 1_500).vatRate).toBe('১৫');
  const charged = { ...checkout, price: priceOf(checkout.booking.seats, taka(20)) };
  expect(checkoutView(charged, 'en', now).lines[1]?.label).toBe('Service charge');
});

test('seats of different fares are not multiplied', () => {
  const view = checkoutView(checkoutOf({ seats: [seat('A1', 2000), seat('B1', 1800)] }), 'en', now);
  expect(view.lines[0]).toEqual({ label: 'Fare (2 seats)', amount: '3,800' });
});

test('seats are changed on the map of the same search, until the payment has started', () => {
  const path = `/search?from=dhaka&to=coxs-bazar&date=2026-11-27&trip=${tripId}&leg=0-4#trip-${tripId}`;
  expect(checkoutView(checkoutOf(), 'en', now).changePath).toBe(path);
  const started = checkoutView(checkoutOf({ extended: true }), 'en', now);
  expect(started).toMatchObject({ changePath: null, searchPath: path });
});

test('a hold is over when its time is, or when it was given back', () => {
  expect(checkoutView(checkoutOf({ heldUntil: now }), 'en', now)).toMatchObject({
    over: true,
    secondsLeft: 0,
  });
  expect(checkoutView(checkoutOf({ state: 'expired' }), 'en', now).over).toBe(true);
});

test('a number is filled in as people type it', () => {
  const contact = { name: 'Tasnim', phone: '+8801711234567' as Phone, email: null };
  expect(checkoutView(checkoutOf({ contact }), 'en', now).contact).toEqual({
    name: 'Tasnim',
    phone: '01711234567',
    email: '',
  });
});

const account: Account = {
  userId: 'u',
  name: 'Tasnim Rahman',
  email: 'tasnim@example.com',
  emailVerified: false,
  phone: '+8801711234567',
  accountType: 'user',
  isAdmin: false,
  isSupport: false,
  membership: null,
  deskLock: null,
  session: { sessionId: 's', signedInAt: now, provenAt: now, secondFactor: false },
  hasSecondFactor: false,
};

test('who is signed in begins with name, number and address of the account; a guest with nothing', () => {
  expect(checkoutView(checkoutOf(), 'en', now, account)).toMatchObject({
    contact: null,
    known: { name: 'Tasnim Rahman', phone: '01711234567', email: 'tasnim@example.com' },
  });
  expect(checkoutView(checkoutOf(), 'en', now).known).toBeNull();
});

test('what the form would refuse is not filled in: no number, a number for a name, an address too long to print', () => {
  const email = `${'t'.repeat(60)}@example.com`;
  const byPhone = { ...account, name: '+8801711234567', email };
  const { known } = checkoutView(checkoutOf(), 'en', now, byPhone);
  expect(known).toEqual({ name: '', phone: '01711234567', email: '' });
  expect(checkoutView(checkoutOf(), 'en', now, { ...account, phone: null }).known?.phone).toBe('');
});

test.each([
  ['en', 'Nagad: no answer from there at the moment, so it is left out. It comes back by itself.'],
  ['bn', 'নগদ: সেখান থেকে এই মুহূর্তে সাড়া মিলছে না, তাই তালিকায় নেই। ঠিক হলে নিজে থেকেই ফিরে আসবে।'],
] as const)(
  'a way to pay whose gateway opens no pages is left out, and a sentence says so in %s',
  (language, says) => {
    const view = checkoutView(checkoutOf({}, { restingMethods: ['nagad'] }), language, now);
    expect([view.methods, view.resting]).toEqual([['bkash', 'card', 'other'], says]);
    expect(checkoutView(checkoutOf(), language, now).resting).toBeNull();
  },
);

test('what is off for both ways stands below the whole fare', () => {
  const cheaper = { ...seat('B3'), farePaisa: taka(1620), bothWaysOffPaisa: taka(180) };
  const { lines, isCheaperForBoth } = checkoutView(checkoutOf({ seats: [cheaper] }), 'en', now);
  expect(lines.slice(0, 2)).toEqual([
    { label: 'Fare (1 × 1,800)', amount: '1,800' },
    { label: 'Discount for both ways', amount: '−180' },
  ]);
  expect(isCheaperForBoth).toBe(true);
  expect(checkoutView(checkoutOf(), 'en', now).isCheaperForBoth).toBe(false);
});
