import type { DhakaDate } from '../dhaka.ts';
import type { PaymentState } from '../payment/lifecycle.ts';
import type { RefundState } from '../refund/lifecycle.ts';
import type { BookingLine, GatewaySaid } from './booking.ts';
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
  /** Until when a person may decide; null where nobody needs to. */
  reviewUntil: Date | null;
  /** Bought by somebody who was signed in, and how often this number has travelled with us. */
  signedIn: boolean;
  earlierBookings: number;
  said: GatewaySaid[];
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
  /** The last day of the promise. */
  promisedBy: DhakaDate;
  /** Set where one admin has said that it is settled and another must agree. */
  waitsForAgreement: boolean;
};

/** Case of money that was taken back, with the booking that it is of. */
export type ReversalLine = BookingLine & Reversal;

export type UnseatedLine = BookingLine & {
  createdAt: Date;
  capturedPaisa: number;
  refunds: { state: RefundState; amountPaisa: number; refundTransId: string }[];
};
