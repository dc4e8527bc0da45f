import { addDays, type DhakaDate, dhakaDate, parseDhakaDate } from '../dhaka.ts';
import { latinDigits } from '../language.ts';
import type { Machine } from '../machine.ts';
import { counterGateway } from '../payment/payment.ts';
import type { RefundState } from '../refund/lifecycle.ts';

export const reversalStates = ['open', 'charged-operator', 'charged-portal', 'returned'] as const;
export type ReversalState = (typeof reversalStates)[number];

/** Outcomes of a case: the operator or Poth bears it, or the gateway has given the money back after our answer. */
export const reversalOutcomes = ['operator', 'portal', 'returned'] as const;
export type ReversalOutcome = (typeof reversalOutcomes)[number];

/** Life of a case of money that a bank or wallet took back from the gateway. */
export const reversalLife: Machine<ReversalState, ReversalOutcome> = {
  open: { operator: 'charged-operator', portal: 'charged-portal', returned: 'returned' },
  'charged-operator': {},
  'charged-portal': {},
  returned: {},
};

/** Reversal of a captured payment, as recorded, with its decision as far as one was made. */
export type Reversal = {
  tripId: string;
  reversalId: string;
  paymentId: string;
  bookingId: string;
  amountPaisa: number;
  reversedOn: DhakaDate;
  /** Gateway's number of the reversal. */
  reference: string;
  reason: string;
  /** Last day to answer the gateway. */
  answerBy: DhakaDate;
  ticketsKept: boolean;
  reversalState: ReversalState;
  recordedByName: string;
  recordedAt: Date;
  /** Outcome that one admin asked for and another must agree to. */
  askedOutcome: ReversalOutcome | null;
  askedBy: string | null;
  askedByName: string | null;
  decidedByName: string | null;
  decidedAt: Date | null;
  decidedReason: string | null;
};

type Captured = { paymentId: string; gateway: string; capturedPaisa: number | null; reversedPaisa: number };
type Refunded = { paymentId: string; amountPaisa: number; state: RefundState };

/**
 * Lists the payments of a booking that a bank can have taken back, with how much at most: captured by a gateway, less earlier
 * reversals and less refunds, except refunds that were not sent or that the gateway refused.
 */
export const reversiblePayments = <Payment extends Captured>(
  payments: readonly Payment[],
  refunds: readonly Refunded[],
): { payment: Payment; takeablePaisa: number }[] =>
  payments.flatMap((payment) => {
    const { paymentId, gateway, capturedPaisa, reversedPaisa } = payment;
    const gonePaisa = refunds
      .filter((refund) => refund.paymentId === paymentId)
      .filter(({ state }) => state !== 'requested' && state !== 'failed')
      .reduce((total, { amountPaisa }) => total + amountPaisa, reversedPaisa);
    const takeablePaisa = gateway === counterGateway ? 0 : (capturedPaisa ?? 0) - gonePaisa;
    return takeablePaisa > 0 ? [{ payment, takeablePaisa }] : [];
  });

/** Reads the date of a reversal: not before its payment and not in the future. Undefined: no such date. */
export const readReversedOn = (typed: string, paidAt: Date, now: Date): DhakaDate | undefined => {
  const date = parseDhakaDate(latinDigits(typed).trim());
  return date && date >= dhakaDate(paidAt) && date <= dhakaDate(now) ? date : undefined;
};

/** The last day to answer a case that is recorded now. */
export const answerReversalBy = (now: Date, days: number): DhakaDate => addDays(dhakaDate(now), days);

/**
 * Tells whether another admin has to agree to the outcome of a case. reversedPaisa: everything that was taken back of
 * the payment, so that the limit cannot be passed in parts.
 */
export const needsAgreement = (reversedPaisa: number, limitPaisa: number): boolean =>
  reversedPaisa > limitPaisa;
