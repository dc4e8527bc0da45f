import { dhakaDate } from '@poth/domain/dhaka.ts';
import type { Language } from '@poth/domain/language.ts';
import { taka } from '@poth/domain/money.ts';
import type { RefundStage, Ticket, TicketDocument } from '@poth/domain/ticket/ticket.ts';

const departsAt = new Date('2026-12-02T22:30:00+06:00');
const arrivesAt = new Date('2026-12-03T05:00:00+06:00');
const names = { en: ['Tasnim Rahman', 'Rahim Uddin'], bn: ['তাসনিম রহমান', 'রহিম উদ্দিন'] } as const;

const ticket = (seatNo: string, passengerName: string): Ticket => ({
  ticketId: `00000000-0000-4000-8000-0000000000${seatNo.toLowerCase()}`,
  seatNo,
  issueNo: 1,
  state: 'issued',
  passengerName,
  passengerKind: 'adult',
  bothWaysOffPaisa: taka(0),
  farePaisa: taka(700),
  // As long as a real code, but valid at no door.
  code: `POTH EXAMPLE ${seatNo} `.padEnd(180, '0123456789ABCDEF'),
});

/** Booking of two seats from Dhaka to Sylhet, whose buyer reads the given language. */
export const exampleBooking = (language: Language, change: Partial<TicketDocument> = {}): TicketDocument => ({
  tripId: '20261202-0000-4000-8000-000000000001',
  bookingId: '00000000-0000-4000-8000-000000000002',
  pnr: 'K7XQ4M2P9A',
  state: 'confirmed',
  channel: 'web',
  heldUntil: departsAt,
  language,
  operator: {
    slug: 'surma-paribahan',
    name: { en: 'Surma Paribahan', bn: 'সুরমা পরিবহন' },
    mark: 'SP',
    colour: '#00704d',
  },
  coachNumber: 'SP-2041',
  coachType: 'ac',
  coachClass: 'business',
  routeName: { en: 'Dhaka-Sylhet', bn: 'ঢাকা-সিলেট' },
  from: { en: 'Dhaka', bn: 'ঢাকা' },
  to: { en: 'Sylhet', bn: 'সিলেট' },
  departsAt,
  arrivesAt,
  boarding: {
    counterId: '00000000-0000-4000-8000-000000000003',
    stopNo: 0,
    name: { en: 'Kamalapur', bn: 'কমলাপুর' },
    address: { en: 'Outer Circular Road, Dhaka', bn: 'কমলাপুর, আউটার সার্কুলার রোড, ঢাকা' },
    phone: '+8801711234501',
    at: departsAt,
    reportingAt: new Date('2026-12-02T22:00:00+06:00'),
  },
  dropping: {
    counterId: '00000000-0000-4000-8000-000000000004',
    stopNo: 4,
    name: { en: 'Kadamtali Counter', bn: 'কদমতলী কাউন্টার' },
    address: { en: 'Kadamtali Bus Terminal, Sylhet', bn: 'কদমতলী বাস টার্মিনাল, সিলেট' },
    phone: '+8801711234502',
    at: arrivesAt,
    reportingAt: arrivesAt,
  },
  masked: false,
  contactName: names[language][0],
  contactPhone: '+8801711234456',
  contactEmail: 'tasnim@example.com',
  tickets: [ticket('B3', names[language][0]), ticket('B4', names[language][1])],
  farePaisa: taka(1400),
  serviceChargePaisa: taka(40),
  paidPaisa: taka(1440),
  instrument: 'BKASH-BKash',
  refunds: [],
  purchase: null,
  news: {
    cancelled: false,
    delayMinutes: 0,
    reason: null,
    free: null,
    replaced: { boarding: null, dropping: null, coachNumber: null },
    supervisorPhone: '+8801711234503',
    search: { from: 'dhaka', to: 'sylhet', date: dhakaDate(departsAt) },
  },
  ...change,
});

/** Refund of one seat of `exampleBooking`. */
export const exampleRefund = (change: Partial<RefundStage> = {}): RefundStage => ({
  refundId: '00000000-0000-4000-8000-000000000005',
  refundNo: 'R4F1C92A7',
  seatNos: ['B4'],
  amountPaisa: taka(665),
  state: 'requested',
  atCounter: false,
  requestedAt: new Date('2026-11-28T11:05:00+06:00'),
  sentAt: new Date('2026-11-28T11:06:00+06:00'),
  settledAt: new Date('2026-12-06T15:20:00+06:00'),
  promisedBy: dhakaDate(new Date('2026-12-17T00:00:00+06:00')),
  cause: null,
  ...change,
});

/** `exampleBooking` after the seat of a refund was given back. */
export const partlyCancelled = (language: Language, refund: RefundStage): TicketDocument => {
  const { tickets, ...booking } = exampleBooking(language);
  return {
    ...booking,
    refunds: [refund],
    tickets: tickets.map((one) => (refund.seatNos.includes(one.seatNo) ? { ...one, state: 'void' } : one)),
  };
};
