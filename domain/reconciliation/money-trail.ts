import type { BookingState } from '../booking/lifecycle.ts';
import type { Bilingual } from '../language.ts';
import type { Paisa } from '../money.ts';
import type { PaymentState } from '../payment/lifecycle.ts';
import type { RefundStage } from '../ticket/ticket.ts';

/**
 * Places where the money of an attempt can be. paying: its page at the gateway may still be open; asking: the gateway has
 * not answered yet and is asked again; unknown: it never answered and is asked no more; not-opened: no page was opened;
 * not-taken: the gateway says so; person: a person looks into it; ticket: it bought tickets; cancelled: its tickets were
 * cancelled; kept: cancelled too late for a refund; back: it bought nothing and goes back whole; reversed: a bank or wallet
 * has taken it back from us.
 */
const moneyPlaces = [
  'paying',
  'asking',
  'unknown',
  'not-opened',
  'not-taken',
  'person',
  'ticket',
  'cancelled',
  'kept',
  'back',
  'reversed',
] as const;
export type MoneyPlace = (typeof moneyPlaces)[number];

/**
 * Facts that decide where an attempt's money is. boughtNothing: it came too late or was too much, whatever the booking's
 * state.
 */
export type TracedAttempt = {
  state: PaymentState;
  /** Tells whether a page of the gateway was ever opened for it. */
  hadPage: boolean;
  capturedPaisa: number | null;
  reversedPaisa: number;
  boughtNothing: boolean;
  askAt: Date | null;
  openUntil: Date;
};

const placeOfNothingTaken = ({ state, hadPage, askAt, openUntil }: TracedAttempt, now: Date): MoneyPlace => {
  if (state === 'review') return 'person';
  if (state === 'created' || state === 'redirected') {
    if (now < openUntil) return 'paying';
    return askAt ? 'asking' : 'unknown';
  }
  return hadPage ? 'not-taken' : 'not-opened';
};

/**
 * Says where the money of an attempt is. An attempt with a page ends only by an answer of its gateway, so not-taken is the
 * gateway's statement and not ours.
 */
export const placeOfMoney = (
  traced: TracedAttempt,
  { bookingState, refunds }: { bookingState: BookingState; refunds: number },
  now: Date,
): MoneyPlace => {
  const { state, capturedPaisa, reversedPaisa, boughtNothing } = traced;
  if (!capturedPaisa) return placeOfNothingTaken(traced, now);
  if (reversedPaisa >= capturedPaisa) return 'reversed';
  if (state !== 'paid' || boughtNothing || bookingState === 'unseated') return 'back';
  if (bookingState === 'confirmed') return 'ticket';
  if (bookingState === 'cancelled') return refunds > 0 ? 'cancelled' : 'kept';
  return 'person';
};

/** Places of money that the gateway may be asked about once more. */
export const askablePlaces: readonly MoneyPlace[] = [
  'paying',
  'asking',
  'unknown',
  'not-opened',
  'not-taken',
];

/** Refund as its payer follows it, with its number at the gateway. */
export type TracedRefund = RefundStage & { refundTransId: string };

export type TracedPayment = {
  tranId: string;
  place: MoneyPlace;
  /** Amount that was captured, else the amount asked for. */
  amountPaisa: Paisa;
  instrument: string | null;
  atCounter: boolean;
  beganAt: Date;
  paidAt: Date | null;
  /** Time of the next automatic query to the gateway; null: none follows. */
  askAt: Date | null;
  openUntil: Date;
  /** Deadline of a person's decision; null where none is needed. */
  reviewUntil: Date | null;
  refunds: TracedRefund[];
};

/** Money of a booking, for callers who know its phone number and its PNR or a payment number: no name, number or address. */
export type MoneyTrail = {
  /** Null for a caller who gave a payment number: PNR and phone number together would open more than the money. */
  pnr: string | null;
  operator: Bilingual;
  from: Bilingual;
  to: Bilingual;
  departsAt: Date;
  seatNos: string[];
  bookingState: BookingState;
  payments: TracedPayment[];
};
