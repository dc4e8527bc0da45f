import { dhakaDate } from '@poth/domain/dhaka.ts';
import { paisa, taka } from '@poth/domain/money.ts';
import type { Ticket, TicketDocument } from '@poth/domain/ticket/ticket.ts';
import { expect, test } from 'vitest';
import { allFields, cardFields, fieldsWithValue } from './field-names.ts';
import { ticketView } from './ticket-view.ts';

const seat = (seatNo: string, more: Partial<Ticket> = {}): Ticket => ({
  ticketId: `ticket-${seatNo}`,
  seatNo,
  issueNo: 1,
  state: 'issued',
  passengerName: 'Tasnim Rahman',
  passengerKind: 'adult',
  bothWaysOffPaisa: taka(0),
  farePaisa: taka(1800),
  code: `POTH1.${'A'.repeat(200)}`,
  ...more,
});
const document: TicketDocument = {
  tripId: '20261127-0000-4000-8000-000000000001',
  bookingId: '00000000-0000-4000-8000-000000000002',
  pnr: 'K7XQ4M2P9A',
  state: 'confirmed',
  channel: 'web',
  heldUntil: new Date('2026-11-20T06:15:00Z'),
  language: 'en',
  operator: {
    slug: 'desh-travels',
    name: { en: 'Desh Travels', bn: 'দেশ ট্রাভেলস' },
    mark: 'DT',
    colour: '#005a3e',
  },
  coachNumber: 'DT-4021',
  coachType: 'ac',
  coachClass: 'business',
  routeName: { en: "Dhaka-Cox's Bazar", bn: 'ঢাকা-কক্সবাজার' },
  from: { en: 'Dhaka', bn: 'ঢাকা' },
  to: { en: "Cox's Bazar", bn: 'কক্সবাজার' },
  departsAt: new Date('2026-11-27T16:30:00Z'),
  arrivesAt: new Date('2026-11-28T02:00:00Z'),
  boarding: {
    counterId: 'k',
    stopNo: 0,
    name: { en: 'Kallyanpur', bn: 'কল্যাণপুর' },
    address: { en: 'Mirpur Road', bn: 'মিরপুর রোড' },
    phone: '01700-100026',
    at: new Date('2026-11-27T16:30:00Z'),
    reportingAt: new Date('2026-11-27T16:00:00Z'),
  },
  dropping: {
    counterId: 'c',
    stopNo: 4,
    name: { en: 'Kolatoli', bn: 'কলাতলী' },
    address: { en: 'Sea Beach Road', bn: 'সি বিচ রোড' },
    phone: '01700-100033',
    at: new Date('2026-11-28T02:00:00Z'),
    reportingAt: new Date('2026-11-28T02:00:00Z'),
  },
  masked: false,
  contactName: 'Tasnim Rahman',
  contactPhone: '+8801711234567',
  contactEmail: null,
  tickets: [seat('B3'), seat('B4', { passengerName: 'Sakib', passengerKind: 'child' })],
  farePaisa: taka(3600),
  serviceChargePaisa: paisa(0),
  paidPaisa: taka(3600),
  instrument: 'BKASH-BKash',
  refunds: [],
  purchase: null,
  news: {
    cancelled: false,
    delayMinutes: 0,
    reason: null,
    free: null,
    replaced: { boarding: null, dropping: null, coachNumber: null },
    supervisorPhone: null,
    search: { from: 'dhaka', to: 'coxs-bazar', date: dhakaDate(new Date('2026-11-27T16:30:00Z')) },
  },
};
const before = new Date('2026-11-25T10:00:00Z');
const after = new Date('2026-11-27T16:30:00Z');
const flat = (text: string) => text.replaceAll('\u00a0', ' ');

test('a ticket says the fields of the specification in either language', () => {
  const { fields } = ticketView(document, 'en', before);
  expect(allFields.map((name) => flat(fields[name]))).toEqual([
    'AC Business',
    'One way',
    'Desh Travels DT-4021',
    'Friday, 27 Nov 2026',
    'Dhaka',
    "Cox's Bazar",
    '1',
    '1',
    '01711-234567',
    'Not given',
    "Dhaka-Cox's Bazar",
    '৳3,600 · bKash',
    'Valid',
    '27 Nov, 10:30 PM',
  ]);
  const bangla = ticketView(document, 'bn', before).fields;
  expect(flat(bangla.expires)).toBe('২৭ নভেম্বর, রাত ১০:৩০');
  expect(bangla).toMatchObject({
    price: '৳৩,৬০০ · বিকাশ',
    number: '০১৭১১-২৩৪৫৬৭',
    child: '১ জন',
    seats: 'B3, B4',
  });
});

test('its type is that of how it was bought', () => {
  const purchase = { paymentId: 'p', otherTripIds: ['20261130-0000-4000-8000-000000000003'] };
  const typeOf = (change: Partial<TicketDocument>, language: 'en' | 'bn') =>
    ticketView({ ...document, ...change }, language, before).fields.ticketType;
  expect(typeOf({ purchase }, 'en')).toBe('Return');
  expect(typeOf({ purchase }, 'bn')).toBe('যাওয়া-আসা');
  expect(typeOf({}, 'bn')).toBe('শুধু যাওয়া');
  expect(typeOf({ channel: 'counter' }, 'en')).toBe('Counter');
});

test('each end has its hour, day and counter, whose number a phone can call', () => {
  const { from, to } = ticketView(document, 'en', before);
  expect(from).toMatchObject({
    place: 'Dhaka',
    counter: 'Kallyanpur',
    date: 'Fri 27 Nov',
    tel: 'tel:+8801700100026',
  });
  expect(flat(to.time)).toBe('8:00 AM');
  expect(to.date).toBe('Sat 28 Nov');
});

test('a code is shown as long as it opens the door, and cancelled seats are not counted', () => {
  const partly = { ...document, tickets: [seat('B3'), seat('B4', { state: 'void' })] };
  const { stubs, fields, canCancel } = ticketView(partly, 'en', before);
  expect(stubs.map(({ qr }) => qr !== null)).toEqual([true, false]);
  expect(stubs[1]).toMatchObject({ state: 'Cancelled', tone: 'red' });
  expect(fields).toMatchObject({ seats: 'B3', adult: '1', valid: 'Valid' });
  expect(canCancel).toBe(true);

  const refund = {
    refundId: 'f6f9b1c4-3a6e-4a53-8f6c-0a4d8f1f7b11',
    refundNo: 'R7A11',
    seatNos: ['B4'],
    amountPaisa: taka(1710),
    state: 'sent',
    atCounter: false,
    requestedAt: before,
    sentAt: before,
    settledAt: null,
    promisedBy: null,
    cause: null,
  } as const;
  const paidBack = { ...partly, refunds: [refund] };
  expect(flat(ticketView(paidBack, 'en', before).fields.price)).toBe('৳3,600 · bKash · refund ৳1,710');
  expect(flat(ticketView(paidBack, 'bn', before).fields.price)).toBe('৳৩,৬০০ · বিকাশ · ফেরত ৳১,৭১০');

  const late = ticketView(document, 'en', after);
  expect(late.stubs.every(({ qr, state }) => qr === null && state === 'Expired')).toBe(true);
  expect(late.canCancel).toBe(false);
});

test('a coach that runs too late offers another one, or the money, until it leaves', () => {
  const late = { ...document, news: { ...document.news, delayMinutes: 120, free: 'moved' as const } };
  const newsAt = (now: Date, tickets = late.tickets) => ticketView({ ...late, tickets }, 'en', now).news;
  const offered = newsAt(before);
  expect(offered.free).toMatch(/cancel before it leaves/);
  expect(offered.ways.map(({ to }) => to)).toEqual([
    '/ticket/K7XQ4M2P9A/another-coach',
    '/ticket/K7XQ4M2P9A/cancel',
  ]);
  for (const over of [newsAt(after), newsAt(before, [seat('B3', { state: 'boarded' })])]) {
    expect(flat(over.said)).toMatch(/2 h late/);
    expect(over).toMatchObject({ free: null, ways: [] });
  }
});

test('another counter or coach than the one that was bought is named with the old one, until the trip is cancelled', () => {
  const boarding = { en: 'Old gate', bn: 'পুরোনো গেট' };
  const replaced = { boarding, dropping: null, coachNumber: 'DT-4031' };
  const saidIn = (language: 'en' | 'bn', more = {}) =>
    flat(
      ticketView({ ...document, news: { ...document.news, replaced, ...more } }, language, before).news.said,
    );
  expect(saidIn('en')).toBe(
    `You board at ${document.boarding.name.en} now, not at Old gate. Coach ${document.coachNumber} runs now, not DT-4031.`,
  );
  expect(saidIn('bn')).toContain(`পুরোনো গেট নয়, এখন ${document.boarding.name.bn} থেকে উঠবেন।`);
  expect(saidIn('en', { cancelled: true })).not.toContain('Old gate');
});

/** Refund of a whole ticket that its company or an exchange took back. */
const refundOfTrip = {
  refundId: 'f6f9b1c4-3a6e-4a53-8f6c-0a4d8f1f7b11',
  refundNo: 'R7A11',
  seatNos: ['B3'],
  amountPaisa: taka(3600),
  state: 'requested' as const,
  atCounter: false,
  requestedAt: before,
  sentAt: null,
  settledAt: null,
  promisedBy: null,
  chooseBy: after as Date | null,
  cause: null,
};

test('the ticket of a cancelled coach promises the money until it has paid for another one, and leads there', () => {
  const news = { ...document.news, cancelled: true, free: 'cancelled' as const };
  const newsWith = (more: Partial<typeof refundOfTrip> & { carriedTo?: string }) =>
    ticketView(
      { ...document, state: 'cancelled', news, refunds: [{ ...refundOfTrip, ...more }] },
      'en',
      before,
    ).news;
  const waits = newsWith({});
  expect(waits.said).toMatch(/All that you paid comes back/);
  expect(waits.ways.map(({ to }) => to.split('?')[0])).toEqual([
    '/ticket/K7XQ4M2P9A/another-coach',
    '/search',
  ]);
  const goneOn = newsWith({ carriedTo: 'R4T8N6C3V2', chooseBy: null });
  expect(goneOn.said).toBe('Desh Travels has cancelled this trip.');
  expect(goneOn.ways.map(({ to }) => to)).toEqual(['/ticket/R4T8N6C3V2']);
});

test('a ticket that was changed for another coach leads to the new one, late or not, and no other notice ends it', () => {
  const refunds = [{ ...refundOfTrip, chooseBy: null, carriedTo: 'R4T8N6C3V2' }];
  for (const delayMinutes of [0, 90]) {
    const news = { ...document.news, delayMinutes };
    const shown = ticketView({ ...document, state: 'cancelled', news, refunds }, 'en', before).news;
    expect(shown.said).toBe('You have changed to another coach. Nobody can board with this ticket.');
    expect(shown.ways).toEqual([{ to: '/ticket/R4T8N6C3V2', says: 'See the new ticket' }]);
    expect(shown).toMatchObject({ saysVoid: true, cancelled: false });
  }
  const cancelledByOwner = { ...document, state: 'cancelled' as const, refunds: [refundOfTrip] };
  expect(ticketView(cancelledByOwner, 'en', before).news).toMatchObject({ saysVoid: false, ways: [] });
});

test('a masked ticket has no code', () => {
  const masked = {
    ...document,
    masked: true,
    contactPhone: '+8801711•••567',
    tickets: [seat('B3', { code: null })],
  };
  const { stubs, fields } = ticketView(masked, 'en', before);
  expect(stubs[0]?.qr).toBeNull();
  expect(fields.number).toBe('01711-•••567');
});

test('a booking without tickets says how it stands instead', () => {
  const view = ticketView({ ...document, state: 'review', tickets: [] }, 'en', before);
  expect(view).toMatchObject({
    hasFile: false,
    canCancel: false,
    stateName: { en: 'Being checked', tone: 'gold' },
  });
  expect(view.fields.valid).toBe('Being checked');
  expect(fieldsWithValue(cardFields, view)).not.toContain('adult');
  expect(fieldsWithValue(cardFields, ticketView(document, 'en', before))).toContain('adult');
});

test('where it was sent: by SMS, and by mail where there is an address', () => {
  expect(ticketView(document, 'en', before).sentTo).toBe('It is on its way by SMS to 01711-234567.');
  const mailed = { ...document, contactEmail: 'tasnim@example.com' };
  expect(ticketView(mailed, 'bn', before).sentTo).toContain('tasnim@example.com');
});
