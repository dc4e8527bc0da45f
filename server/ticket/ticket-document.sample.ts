import { dhakaDate } from '@poth/domain/dhaka.ts';
import { taka } from '@poth/domain/money.ts';
import type { Ticket, TicketDocument } from '@poth/domain/ticket/ticket.ts';
import { createTicketSigner, generateTicketKey, issueTicketCode, passengerHash } from './ticket-key.ts';

const signer = createTicketSigner(generateTicketKey());
const tripId = '20261127-7a11-4c3e-8f00-2d9b1c5e7f10';
const departsAt = new Date('2026-11-27T22:30:00+06:00');
const arrivesAt = new Date('2026-11-28T08:00:00+06:00');

/** A ticket of the night coach to Cox's Bazar, its code signed with a key of this run. */
export const sampleTicket = (seatNo: string, passengerName: string, change: Partial<Ticket> = {}): Ticket => {
  const ticketId = crypto.randomUUID();
  return {
    ticketId,
    seatNo,
    issueNo: 1,
    state: 'issued',
    passengerName,
    passengerKind: 'adult',
    bothWaysOffPaisa: taka(0),
    farePaisa: taka(1800),
    code: issueTicketCode(signer, {
      ticketId,
      tripId,
      seatNo,
      fromStopNo: 0,
      toStopNo: 4,
      issueNo: 1,
      passengerHash: passengerHash(ticketId, passengerName),
      notBeforeSeconds: departsAt.getTime() / 1000 - 43_200,
      notAfterSeconds: arrivesAt.getTime() / 1000,
    }),
    ...change,
  };
};

/** A paid booking of two seats from Dhaka to Cox's Bazar, over midnight. */
export const sampleDocument = (change: Partial<TicketDocument> = {}): TicketDocument => ({
  tripId,
  bookingId: '5d4e1a90-31c7-4f0b-9f4e-0f2f5f0b7c11',
  pnr: 'K7XQ4M2P9A',
  state: 'confirmed',
  channel: 'web',
  heldUntil: new Date('2026-11-20T12:15:00+06:00'),
  language: 'bn',
  operator: {
    slug: 'desh-travels',
    name: { en: 'Desh Travels', bn: 'দেশ ট্রাভেলস' },
    mark: 'DT',
    colour: '#00704d',
  },
  coachNumber: 'DT-4021',
  coachType: 'ac',
  coachClass: 'business',
  routeName: { en: 'Dhaka-Cox’s Bazar', bn: 'ঢাকা-কক্সবাজার' },
  from: { en: 'Dhaka', bn: 'ঢাকা' },
  to: { en: 'Cox’s Bazar', bn: 'কক্সবাজার' },
  departsAt,
  arrivesAt,
  boarding: {
    counterId: '0c1b1c53-7f8e-4a58-8f0e-7d1f60c8b001',
    stopNo: 0,
    name: { en: 'Kallyanpur Counter', bn: 'কল্যাণপুর কাউন্টার' },
    address: {
      en: '14 Mirpur Road, opposite Khalek Pump, Dhaka',
      bn: '১৪ মিরপুর রোড, খালেক পাম্পের উল্টো দিকে, ঢাকা',
    },
    phone: '+8801711234501',
    at: departsAt,
    reportingAt: new Date('2026-11-27T22:00:00+06:00'),
  },
  dropping: {
    counterId: '0c1b1c53-7f8e-4a58-8f0e-7d1f60c8b002',
    stopNo: 4,
    name: { en: 'Kolatoli Counter', bn: 'কলাতলী কাউন্টার' },
    address: { en: 'Dolphin Circle, Kolatoli, Cox’s Bazar', bn: 'ডলফিন মোড়, কলাতলী, কক্সবাজার' },
    phone: '+8801711234502',
    at: arrivesAt,
    reportingAt: arrivesAt,
  },
  masked: false,
  contactName: 'মোঃ ইব্রাহিম খলিল',
  contactPhone: '+8801711234456',
  contactEmail: 'ibrahim.khalil@example.com',
  tickets: [sampleTicket('B3', 'মোঃ ইব্রাহিম খলিল'), sampleTicket('B4', 'পূর্ণিমা চক্রবর্ত্তী')],
  farePaisa: taka(3600),
  serviceChargePaisa: taka(0),
  paidPaisa: taka(3600),
  instrument: 'bKash',
  refunds: [],
  purchase: null,
  news: {
    cancelled: false,
    delayMinutes: 0,
    reason: null,
    free: null,
    replaced: { boarding: null, dropping: null, coachNumber: null },
    supervisorPhone: null,
    search: { from: 'dhaka', to: 'coxs-bazar', date: dhakaDate(departsAt) },
  },
  ...change,
});
