import { randomBytes, randomUUID } from 'node:crypto';
import { pnrFrom } from '@poth/domain/booking/pnr.ts';
import { priceOf } from '@poth/domain/booking/price.ts';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import { confirmed, type Entry, takenAtCounter } from '@poth/domain/ledger/entry.ts';
import { paisa } from '@poth/domain/money.ts';
import type { RefundPolicy } from '@poth/domain/refund/policy.ts';
import { legsOf } from '@poth/domain/trip/trip.ts';
import type { TicketToSign } from '../../ticket/sign-ticket.ts';
import { timeOrderedId } from '../time-ordered-id.ts';
import { type Dice, oneOf } from './dice.ts';
import type { Row } from './insert-rows.ts';
import { madeUpName, madeUpPhone, madeUpWoman } from './made-up-people.ts';
import type { PlannedSale } from './plan-sales.ts';

export type SignTicket = (ticket: TicketToSign) => string;

/** A journey of a trip, with the facts that a sale needs. */
export type SaleJourney = {
  farePaisa: number;
  departsAt: Date;
  arrivesAt: Date;
  boardingCounterIds: readonly string[];
  droppingCounterIds: readonly string[];
};
export type SaleTrip = {
  tripId: string;
  serviceDate: DhakaDate;
  operatorId: string;
  refundPolicy: RefundPolicy;
  /** The seats that only women have. */
  womensSeats: readonly string[];
};

/** Tables that a sale at a counter writes, directories before the rows that they refer to. */
export const saleTables = [
  'pnrDirectory',
  'tranDirectory',
  'receiptDirectory',
  'phoneDirectory',
  'booking',
  'bookingSeat',
  'payment',
  'ticket',
  'ticketLeg',
  'history',
  'ledgerLine',
] as const;
export type SaleTable = (typeof saleTables)[number];
export type SaleRecords = { [T in SaleTable]: Row<T>[] };

const gateway = 'counter';
const actor = 'demonstration';
const minuteMs = 60_000;
const someDaysMs = 3 * 86_400_000;
const minutesAfter = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * minuteMs);

const freshPnr = (): string => pnrFrom(randomBytes(16)) ?? freshPnr();
const freshNumber = (letter: string): string => letter + randomUUID().replaceAll('-', '');

/** Every row of a booking that was held, paid in cash at a counter and confirmed in the days before now. */
export const recordsOf = (
  dice: Dice,
  trip: SaleTrip,
  { journey, seatNos }: PlannedSale<SaleJourney>,
  signTicket: SignTicket,
  now: Date,
): SaleRecords => {
  const { tripId, operatorId } = trip;
  const { fromStopNo, toStopNo, farePaisa, departsAt, arrivesAt } = journey;
  const paidAt = new Date(now.getTime() - Math.floor(dice() * someDaysMs));
  const [heldAt, askedAt] = [minutesAfter(paidAt, -6), minutesAfter(paidAt, -2)];
  const [bookingId, paymentId] = [timeOrderedId(heldAt), timeOrderedId(askedAt)];
  const [pnr, tranId, receiptId] = [freshPnr(), freshNumber('C'), freshNumber('R')];
  const phone = madeUpPhone(dice);
  const isWomens = (seatNo: string) => trip.womensSeats.includes(seatNo);
  const passengers = seatNos.map((seatNo) => ({
    seatNo,
    passengerName: (isWomens(seatNo) ? madeUpWoman : madeUpName)(dice),
    passengerKind: dice() < 0.08 ? ('child' as const) : ('adult' as const),
  }));
  const price = priceOf(
    seatNos.map(() => ({ farePaisa })),
    paisa(0),
  );

  const tickets = passengers.map((passenger): Row<'ticket'> => {
    const ticket = {
      tripId,
      ticketId: timeOrderedId(paidAt),
      fromStopNo,
      toStopNo,
      issueNo: 1,
      ...passenger,
    };
    const code = signTicket({ ...ticket, departsAt, arrivesAt });
    return { ...ticket, bookingId, operatorId, state: 'issued', farePaisa, code, issuedAt: paidAt };
  });

  const move = (
    subject: Row<'history'>['subject'],
    subjectId: string,
    event: string,
    fromState: string | null,
    toState: string,
    at: Date,
  ): Row<'history'> => ({
    tripId,
    historyId: timeOrderedId(at),
    subject,
    subjectId,
    event,
    fromState,
    toState,
    actor,
    detail: {},
    at,
  });

  const entryLines = ({ source, lines }: Entry, sourceId: string): Row<'ledgerLine'>[] => {
    const entryId = timeOrderedId(paidAt);
    return lines.map((line, lineNo) => ({
      book: tripId,
      entryId,
      lineNo,
      ...line,
      source,
      sourceId,
      at: paidAt,
    }));
  };

  return {
    pnrDirectory: [{ pnr, tripId, bookingId }],
    tranDirectory: [{ tranId, tripId, paymentId }],
    receiptDirectory: [{ gateway, receiptId, tripId, paymentId }],
    phoneDirectory: [{ phone, serviceDate: trip.serviceDate, tripId, bookingId }],
    booking: [
      {
        tripId,
        bookingId,
        buyerId: randomUUID(),
        operatorId,
        pnr,
        state: 'confirmed',
        channel: 'counter',
        fromStopNo,
        toStopNo,
        heldUntil: minutesAfter(heldAt, 15),
        extended: true,
        contactName: passengers[0]?.passengerName ?? null,
        contactPhone: phone,
        contactEmail: null,
        language: 'bn',
        boardingCounterId: oneOf(dice, journey.boardingCounterIds),
        droppingCounterId: oneOf(dice, journey.droppingCounterIds),
        farePaisa: price.farePaisa,
        serviceChargePaisa: price.serviceChargePaisa,
        discountPaisa: price.discountPaisa,
        refundPolicy: trip.refundPolicy,
        termsAcceptedAt: askedAt,
        confirmedAt: paidAt,
        createdAt: heldAt,
      },
    ],
    bookingSeat: passengers.map((passenger) => ({
      tripId,
      bookingId,
      farePaisa,
      ...passenger,
      passengerGender: isWomens(passenger.seatNo) ? ('female' as const) : null,
    })),
    payment: [
      {
        tripId,
        paymentId,
        bookingId,
        gateway,
        tranId,
        method: 'other',
        amountPaisa: price.totalPaisa,
        state: 'paid',
        receiptId,
        bankTranId: freshNumber('B'),
        instrument: 'Cash',
        capturedPaisa: price.totalPaisa,
        openUntil: minutesAfter(paidAt, 15),
        createdAt: askedAt,
        paidAt,
      },
    ],
    ticket: tickets,
    ticketLeg: tickets.flatMap(({ ticketId, seatNo }) =>
      legsOf(journey).map((legNo) => ({ tripId, seatNo, legNo, ticketId, bookingId })),
    ),
    history: [
      move('booking', bookingId, 'hold', null, 'held', heldAt),
      move('payment', paymentId, 'create', null, 'created', askedAt),
      move('payment', paymentId, 'pay', 'created', 'paid', paidAt),
      move('booking', bookingId, 'confirm', 'held', 'confirmed', paidAt),
      ...tickets.map(({ ticketId }) => move('ticket', ticketId, 'issue', null, 'issued', paidAt)),
    ],
    ledgerLine: [
      ...entryLines(takenAtCounter(operatorId, price.totalPaisa), paymentId),
      ...entryLines(confirmed({ operatorId, ...price }), bookingId),
    ],
  };
};
