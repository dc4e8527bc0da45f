import type {
  BookingFacts,
  BookingLine,
  MessageAtDesk,
  PaymentAtDesk,
  RefundAtDesk,
  SeatAtDesk,
} from '../back-office/booking.ts';
import type { DifferenceForSupport } from '../reconciliation/difference.ts';
import type { SupportCase } from './case.ts';
import { maskedEmail, maskedName, maskedPhone } from './mask.ts';

type Journey = Pick<
  BookingLine,
  'tripId' | 'bookingId' | 'pnr' | 'state' | 'operator' | 'from' | 'to' | 'departsAt' | 'seatNos'
>;

/** Masked contact of a booking as support sees it. */
export type MaskedContact = { name: string | null; phone: string | null; email: string | null };

/** Booking in a search result. */
export type FoundForSupport = Journey & { contact: Omit<MaskedContact, 'email'> };

export type PaymentForSupport = Pick<
  PaymentAtDesk,
  'paymentId' | 'tranId' | 'amountPaisa' | 'state' | 'createdAt' | 'paidAt'
>;
export type RefundForSupport = Pick<
  RefundAtDesk,
  'refundId' | 'refundTransId' | 'seatNos' | 'amountPaisa' | 'state' | 'requestedAt' | 'sentAt' | 'settledAt'
>;

/** Booking as support sees it: its journey, the state of money and messages, and no full names. */
export type BookingForSupport = {
  facts: Journey &
    Pick<
      BookingFacts,
      'channel' | 'pricePaisa' | 'createdAt' | 'tripState' | 'delayMinutes' | 'coachNumber'
    > & { pnr: string };
  contact: MaskedContact;
  seats: SeatAtDesk[];
  payments: PaymentForSupport[];
  refunds: RefundForSupport[];
  messages: MessageAtDesk[];
};

/** Booking with its cases and its differences with a gateway: all that the desk of support shows of it. */
export type BookingAtSupport = BookingForSupport & {
  cases: SupportCase[];
  differences: DifferenceForSupport[];
};

const journeyOf = (line: Journey): Journey => {
  const { tripId, bookingId, pnr, state, operator, from, to, departsAt, seatNos } = line;
  return { tripId, bookingId, pnr, state, operator, from, to, departsAt, seatNos };
};

const contactOf = ({ contactName, contactPhone }: Pick<BookingLine, 'contactName' | 'contactPhone'>) => ({
  name: contactName && maskedName(contactName),
  phone: contactPhone && maskedPhone(contactPhone),
});

/** Masks a search result. Fields are listed one by one, so that a field added later is not exposed by default. */
export const maskLine = (line: BookingLine): FoundForSupport => ({
  ...journeyOf(line),
  contact: contactOf(line),
});

type Whole = {
  facts: BookingFacts & { pnr: string };
  seats: readonly SeatAtDesk[];
  payments: readonly PaymentAtDesk[];
  refunds: readonly RefundAtDesk[];
  messages: readonly MessageAtDesk[];
};

/** Masks a booking; texts of a gateway, bank or mail server may name a person and are left out. */
export const maskBooking = ({ facts, seats, payments, refunds, messages }: Whole): BookingForSupport => {
  const { pnr, channel, pricePaisa, createdAt, tripState, delayMinutes, coachNumber } = facts;
  return {
    facts: {
      ...journeyOf(facts),
      pnr,
      channel,
      pricePaisa,
      createdAt,
      tripState,
      delayMinutes,
      coachNumber,
    },
    contact: { ...contactOf(facts), email: facts.contactEmail && maskedEmail(facts.contactEmail) },
    seats: seats.map((seat) => ({ ...seat, passengerName: maskedName(seat.passengerName) })),
    payments: payments.map(({ paymentId, tranId, amountPaisa, state, createdAt: at, paidAt }) => ({
      paymentId,
      tranId,
      amountPaisa,
      state,
      createdAt: at,
      paidAt,
    })),
    refunds: refunds.map((refund) => {
      const { refundId, refundTransId, seatNos, amountPaisa, state, requestedAt, sentAt, settledAt } = refund;
      return { refundId, refundTransId, seatNos, amountPaisa, state, requestedAt, sentAt, settledAt };
    }),
    messages: messages.map((message) => ({
      ...message,
      lastError: null,
      delivery: message.delivery && { ...message.delivery, said: null },
    })),
  };
};
