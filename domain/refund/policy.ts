import { addMinutes } from '../add-minutes.ts';
import { z } from 'zod';
import { type Paisa, paisa, shareInWholeTaka, sum } from '../money.ts';
import { spreadOver } from '../promo/discount.ts';
import type { FreeCancellation } from './free-cancellation.ts';

/** Tiers of a cancellation policy, longest notice first; below the last tier nothing comes back. */
export const RefundPolicy = z.array(
  z.object({ hoursBefore: z.int().min(0), feeBasisPoints: z.int().min(0).max(10_000) }),
);
export type RefundPolicy = z.infer<typeof RefundPolicy>;

/** Default tiers: ≥ 48 h −5 %, 24–48 h −10 %, 12–24 h −25 %, 6–12 h −50 %, under 6 h nothing back. */
export const defaultRefundPolicy: RefundPolicy = [
  { hoursBefore: 48, feeBasisPoints: 500 },
  { hoursBefore: 24, feeBasisPoints: 1000 },
  { hoursBefore: 12, feeBasisPoints: 2500 },
  { hoursBefore: 6, feeBasisPoints: 5000 },
];

/** Reason for a full refund, service charge included. */
export type FullRefund = FreeCancellation | 'other-way-lost';

/** Refund for seats that are cancelled now, and until when it holds. */
export type RefundQuote = {
  seats: readonly {
    seatNo: string;
    farePaisa: Paisa;
    /** Part of the service charge that comes back. */
    chargePaisa: Paisa;
    /** Amount that a promo code had taken off the fare: it was not paid and does not come back. */
    discountPaisa: Paisa;
    /** Part of `discountPaisa` that comes back to Poth, which bore it. */
    undonePaisa: Paisa;
    feePaisa: Paisa;
    /** Discount of the other way, which stays booked: withheld from the refund (other-way.ts). */
    otherWayPaisa: Paisa;
    /** Part that went back earlier, beyond the policy: it is not refunded again (within-paid.ts). */
    givenBackPaisa: Paisa;
    refundPaisa: Paisa;
  }[];
  feePaisa: Paisa;
  refundPaisa: Paisa;
  /** Amount withheld when the other way was cancelled, that is refunded to it together with this (other-way.ts). */
  otherWayBackPaisa: Paisa;
  validUntil: Date;
  /** Reason for a full refund; null under the ordinary policy. */
  free: FullRefund | null;
};

/** Sums what a quote withholds from the refund for the discount of the other way, which stays booked. */
export const withheldOf = ({ seats }: Pick<RefundQuote, 'seats'>): Paisa =>
  sum(seats.map(({ otherWayPaisa }) => otherWayPaisa));

const wholeFare = 10_000;

const before = (departsAt: Date, hours: number): Date => addMinutes(departsAt, -hours * 60);

/** Tier of a policy that applies at a moment before departure; undefined below the last tier, where the whole fare is kept. */
export const tierAt = (policy: RefundPolicy, departsAt: Date, now: Date): RefundPolicy[number] | undefined =>
  policy.find(({ hoursBefore }) => now <= before(departsAt, hoursBefore));

type FareOfSeat = { seatNo: string; farePaisa: number; discountPaisa?: number };

/**
 * Computes the refund of a seat: the fee is a share of what was paid for it, its fare less its discount. Poth gets the
 * refunded share of the discount back, so that the operator keeps exactly what it would have kept without a code.
 */
const quoteSeat = ({ seatNo, farePaisa, discountPaisa = 0 }: FareOfSeat, feeBasisPoints: number) => {
  const kept = (fare: number) =>
    feeBasisPoints === wholeFare ? paisa(fare) : shareInWholeTaka(paisa(fare), feeBasisPoints);
  const paid = farePaisa - discountPaisa;
  const feePaisa = paisa(Math.min(kept(paid), paid));
  const refundPaisa = paisa(paid - feePaisa);
  return {
    seatNo,
    farePaisa: paisa(farePaisa),
    chargePaisa: paisa(0),
    discountPaisa: paisa(discountPaisa),
    // Two fees, each rounded, can differ by a taka where their fares do not.
    undonePaisa: paisa(Math.min(discountPaisa, Math.max(0, farePaisa - kept(farePaisa) - refundPaisa))),
    feePaisa,
    otherWayPaisa: paisa(0),
    givenBackPaisa: paisa(0),
    refundPaisa,
  };
};

/** Withholds the discount of the other way from the refund of the seats, never more than the refund is. */
const lessOtherWay = (seats: readonly ReturnType<typeof quoteSeat>[], otherWayPaisa: Paisa) => {
  const refundsPaisa = seats.map(({ refundPaisa }) => refundPaisa);
  const offs = spreadOver(Math.min(otherWayPaisa, sum(refundsPaisa)), refundsPaisa);
  return seats.map((seat, place) => {
    const off = offs[place] ?? paisa(0);
    return { ...seat, otherWayPaisa: off, refundPaisa: paisa(seat.refundPaisa - off) };
  });
};

/**
 * Quotes the refund of seats under the policy frozen into their booking: the fee rounds half up to whole taka, per seat;
 * the service charge is not refunded. otherWayPaisa: the discount of the other way that is withheld. Undefined once the
 * coach has left: then there is nothing to cancel.
 */
export const quoteRefund = (
  policy: RefundPolicy,
  fares: readonly FareOfSeat[],
  departsAt: Date,
  now: Date,
  otherWayPaisa: Paisa = paisa(0),
): RefundQuote | undefined => {
  if (now >= departsAt) return undefined;
  const tier = tierAt(policy, departsAt, now);
  const seats = lessOtherWay(
    fares.map((seat) => quoteSeat(seat, tier?.feeBasisPoints ?? wholeFare)),
    otherWayPaisa,
  );
  return {
    seats,
    feePaisa: sum(seats.map((seat) => seat.feePaisa)),
    refundPaisa: sum(seats.map((seat) => seat.refundPaisa)),
    otherWayBackPaisa: paisa(0),
    validUntil: tier ? before(departsAt, tier.hoursBefore) : departsAt,
    free: null,
  };
};

/** A seat with all that was paid for it. */
export type PaidSeat = {
  seatNo: string;
  farePaisa: number;
  serviceChargePaisa: number;
  discountPaisa: number;
};

/**
 * Quotes the refund of seats whose trip the operator has cancelled or changed too much, or whose other way was lost: all
 * that was paid, service charge included. wholeUntil: the end of the full refund, where it comes before the departure.
 * Undefined once the coach has left, unless the trip is cancelled: a cancelled one never leaves.
 */
export const quoteFreeCancellation = (
  free: FullRefund,
  paid: readonly PaidSeat[],
  departsAt: Date,
  now: Date,
  wholeUntil: Date | null = null,
): RefundQuote | undefined => {
  if (now >= departsAt && free !== 'cancelled') return undefined;
  const seats = paid.map(({ seatNo, farePaisa, serviceChargePaisa, discountPaisa }) => ({
    seatNo,
    farePaisa: paisa(farePaisa),
    chargePaisa: paisa(serviceChargePaisa),
    discountPaisa: paisa(discountPaisa),
    undonePaisa: paisa(discountPaisa),
    feePaisa: paisa(0),
    otherWayPaisa: paisa(0),
    givenBackPaisa: paisa(0),
    refundPaisa: paisa(farePaisa + serviceChargePaisa - discountPaisa),
  }));
  return {
    seats,
    feePaisa: paisa(0),
    refundPaisa: sum(seats.map((seat) => seat.refundPaisa)),
    otherWayBackPaisa: paisa(0),
    validUntil: wholeUntil && wholeUntil < departsAt ? wholeUntil : departsAt,
    free,
  };
};

/** Lists a policy as a traveller reads it before paying: for each tier, the refund of these fares. */
export const refundTable = (
  policy: RefundPolicy,
  fares: readonly FareOfSeat[],
  departsAt: Date,
): { until: Date; hoursBefore: number; refundPaisa: Paisa }[] =>
  policy.map(({ hoursBefore }) => {
    const until = before(departsAt, hoursBefore);
    return {
      until,
      hoursBefore,
      refundPaisa: quoteRefund(policy, fares, departsAt, until)?.refundPaisa ?? paisa(0),
    };
  });
