import type { DhakaDate } from '../dhaka.ts';
import type { PaymentState } from '../payment/lifecycle.ts';
import type { RefundState } from '../refund/lifecycle.ts';
import type { BookingLine, GatewayNotice } from './booking.ts';
import type { Reversal } from './reversal.ts';

export type PaymentLine = BookingLine & {
  paymentId: string;
  tranId: string;
  amountPaisa: number;
  capturedPaisa: number | null;
  paymentState: PaymentState;
  reason: string | null;
  instrument: string | null;
  createdAt: Date;
  askAt: Date | null;
  openUntil: Date;
  /** Time until which a person may decide; null where no decision is needed. */
  reviewUntil: Date | null;
  /** Signs of a known buyer: bought while signed in, and how many other bookings this number has. */
  signedIn: boolean;
  earlierBookings: number;
  said: GatewayNotice[];
};

export type RefundLine = BookingLine & {
  refundId: string;
  refundTransId: string;
  gatewayRefundId: string | null;
  reasonKey: string;
  amountPaisa: number;
  refundState: RefundState;
  failure: string | null;
  askedTimes: number;
  requestedAt: Date;
  sentAt: Date | null;
  atCounter: boolean;
  /** Last day of the promised time. */
  promisedBy: DhakaDate;
  /** True where one admin has said that it is settled and another must still agree. */
  waitsForAgreement: boolean;
};

/** Case of money that a bank took back, with the booking that the money paid. */
export type ReversalLine = BookingLine & Reversal;

export type UnseatedLine = BookingLine & {
  createdAt: Date;
  capturedPaisa: number;
  refunds: { state: RefundState; amountPaisa: number; refundTransId: string }[];
};
