import type { StreamEntry } from '../audit-log/log.ts';
import type { PassengerKind } from '../booking/booking.ts';
import type { Channel } from '../booking/channel.ts';
import type { BookingState } from '../booking/lifecycle.ts';
import type { Bilingual, Language } from '../language.ts';
import type { SmsDelivery } from '../messaging/sms-delivery.ts';
import type { PaymentState } from '../payment/lifecycle.ts';
import type { Phone } from '../phone.ts';
import type { RefundState } from '../refund/lifecycle.ts';
import type { TicketState } from '../ticket/lifecycle.ts';
import type { TripState } from '../trip/lifecycle.ts';
import type { RunningLine } from './ledger.ts';
import type { Move } from './moves.ts';
import type { Reversal } from './reversal.ts';
import type { AdminRequest } from './request.ts';

/** Booking as one line of a list: who booked, with which company, when. */
export type BookingLine = {
  tripId: string;
  bookingId: string;
  pnr: string | null;
  state: BookingState;
  channel: Channel;
  contactName: string | null;
  contactPhone: Phone | null;
  operator: Bilingual;
  from: Bilingual;
  to: Bilingual;
  departsAt: Date;
  seatNos: string[];
  pricePaisa: number;
};

/** Facts of a booking, together with those of its trip. */
export type BookingFacts = BookingLine & {
  operatorId: string;
  contactEmail: string | null;
  language: Language;
  createdAt: Date;
  heldUntil: Date;
  confirmedAt: Date | null;
  reviewUntil: Date | null;
  farePaisa: number;
  serviceChargePaisa: number;
  discountPaisa: number;
  /** Account that bought it; null where the buyer was not signed in. */
  userId: string | null;
  soldBy: string | null;
  tripState: TripState;
  delayMinutes: number;
  coachNumber: string;
  route: Bilingual;
};

/** Seat with its newest ticket; the ticket's fields are null where it has none. */
export type SeatAtDesk = {
  seatNo: string;
  passengerName: string;
  passengerKind: PassengerKind;
  farePaisa: number;
  ticketState: TicketState | null;
  issueNo: number | null;
  issuedAt: Date | null;
};

/** Notice of a gateway or a browser about an attempt. */
export type GatewayNotice = {
  kind: 'ipn' | 'return' | 'asked';
  at: string;
  signatureGood: boolean;
  body: Record<string, string>;
};

export type PaymentAtDesk = {
  paymentId: string;
  gateway: string;
  tranId: string;
  method: string;
  amountPaisa: number;
  capturedPaisa: number | null;
  reversedPaisa: number;
  state: PaymentState;
  reason: string | null;
  receiptId: string | null;
  bankTranId: string | null;
  instrument: string | null;
  createdAt: Date;
  paidAt: Date | null;
  askAt: Date | null;
  /** Latest few notices, newest first. */
  said: GatewayNotice[];
};

export type RefundAtDesk = {
  refundId: string;
  paymentId: string;
  gateway: string;
  refundTransId: string;
  gatewayRefundId: string | null;
  reasonKey: string;
  seatNos: string[];
  amountPaisa: number;
  state: RefundState;
  failure: string | null;
  askedTimes: number;
  requestedAt: Date;
  sentAt: Date | null;
  settledAt: Date | null;
};

/** Announcement about the booking: a message to its owner, or work that follows from a change of it. */
export type MessageAtDesk = {
  topic: string;
  way: 'sms' | 'mail' | null;
  stage: RefundState | null;
  createdAt: Date;
  doneAt: Date | null;
  attempts: number;
  lastError: string | null;
  /** Delivery of an SMS by the gateway that took it. */
  delivery: SmsDelivery | null;
};

/** Booking as an admin sees it, and what an admin may do with it. */
export type BookingAtDesk = {
  facts: BookingFacts & { pnr: string };
  /** True once its trip has moved to the archive: nothing about it can change any more. */
  isArchived: boolean;
  seats: SeatAtDesk[];
  payments: PaymentAtDesk[];
  refunds: RefundAtDesk[];
  reversals: Reversal[];
  lines: RunningLine[];
  moves: Move[];
  messages: MessageAtDesk[];
  requests: AdminRequest[];
  /** Acts of admins on it, the newest first. */
  acts: StreamEntry[];
  /** Refund of each seat by the policy at this moment; empty where nothing can be cancelled any more. */
  quote: { seatNo: string; refundPaisa: number }[];
  /**
   * Parts of its price: not yet given back; of that, not needed by a live ticket; and what one admin may still give
   * back without a second one.
   */
  leftPaisa: number;
  freePaisa: number;
  alonePaisa: number;
  me: string;
};
