import type { Channel } from '../booking/channel.ts';
import type { CoachClass, CoachType } from '../fleet/coach.ts';
import type { DhakaDate } from '../dhaka.ts';
import type { SeatNo } from '../fleet/seat-layout.ts';
import { type Paisa, paisa, sum } from '../money.ts';
import type { FreeCancellation } from '../refund/free-cancellation.ts';
import { otherWayOf, type RefundPolicy, type RefundQuote, tierAt } from '../refund/policy.ts';
import { webSaleClosesAt } from '../booking/hold.ts';
import type { Settings } from '../settings.ts';
import type { TicketDocument } from '../ticket/ticket.ts';
import type { Journey } from '../trip/trip.ts';

/** Price of another trip beside what was paid for the one before, and what is paid or comes back for the difference. */
export type ExchangeQuote = {
  newTotalPaisa: Paisa;
  paidPaisa: Paisa;
  feePaisa: Paisa;
  payPaisa: Paisa;
  backPaisa: Paisa;
};

/**
 * Fee for another trip: so much a seat, and never more than what cancelling that seat now would keep of its fare, so that
 * changing is never dearer than cancelling and buying anew. The discount of the other way comes with it: else who changes one
 * way and then cancels it would have the other cheaper than it is sold alone.
 */
export const exchangeFee = (cancelling: Pick<RefundQuote, 'seats'>, perSeatPaisa: number): Paisa =>
  paisa(
    sum(cancelling.seats.map(({ feePaisa }) => paisa(Math.min(feePaisa, perSeatPaisa)))) +
      otherWayOf(cancelling),
  );

type Amounts = { newTotalPaisa: number; paidPaisa: number; feePaisa: number };

/** The difference of two trips with the fee: either it is paid, or it comes back. */
export const quoteExchange = ({ newTotalPaisa, paidPaisa, feePaisa }: Amounts): ExchangeQuote => {
  const difference = newTotalPaisa + feePaisa - paidPaisa;
  return {
    newTotalPaisa: paisa(newTotalPaisa),
    paidPaisa: paisa(paidPaisa),
    feePaisa: paisa(feePaisa),
    payPaisa: paisa(Math.max(0, difference)),
    backPaisa: paisa(Math.max(0, -difference)),
  };
};

/**
 * Share of the fare that cancelling keeps at a moment, in basis points; null: all of it. Who changes then keeps that share at
 * least on the new ticket: else a late change, cancelled in time for another coach, would be a way around the policy.
 */
export const leastKept = (policy: RefundPolicy, departsAt: Date, now: Date): number | null =>
  tierAt(policy, departsAt, now)?.feeBasisPoints ?? null;

/** The policy of a booking after a change: that of its new trip, in no tier kinder than cancelling was at the change. */
export const policyAfterExchange = (policy: RefundPolicy, least: number | null): RefundPolicy =>
  least === null
    ? []
    : policy.map((tier) => ({ ...tier, feeBasisPoints: Math.max(tier.feeBasisPoints, least) }));

/**
 * Moment until which a booking may go on to another trip: while its seats can be sold on the web to somebody else. Cancelling
 * goes on until departure, for then nobody is promised another seat.
 */
export const exchangeEnds = (departsAt: Date, settings: Pick<Settings, 'webSaleClosesMinutes'>): Date =>
  webSaleClosesAt(departsAt, settings);

type Sold = { state: string; channel: Channel; free: FreeCancellation | null };

/**
 * Whether a booking may go on to another trip for the difference: bought on the web, paid, its own coach as promised,
 * and in time.
 */
export const isExchangeable = ({ state, channel, free }: Sold, endsAt: Date, now: Date): boolean =>
  state === 'confirmed' && channel === 'web' && free === null && endsAt > now;

/**
 * Whether the page of a ticket leads to another trip until its coach leaves; that page itself says what there is, and
 * until when.
 */
export const offersExchange = ({ news, tickets, ...document }: TicketDocument, now: Date): boolean =>
  isExchangeable({ ...document, free: news.free }, document.departsAt, now) &&
  tickets.length > 0 &&
  tickets.every(({ state }) => state === 'issued');

/**
 * Payments of a difference that one booking may begin. Each keeps as many seats of another coach as it has for some minutes, past
 * the limits on unpaid seats: who has bought one ticket could else keep others from a coach for days.
 */
export const mostPaymentsBegun = 5;

/** A trip that a booking may go on to, with the seats that it would get there and what they come to. */
export type ExchangeOffer = Journey & {
  coachNumber: string;
  coachType: CoachType;
  coachClass: CoachClass;
  departsAt: Date;
  arrivesAt: Date;
  /** New seats in the order of the old ones. */
  seatNos: readonly SeatNo[];
  quote: ExchangeQuote;
};

/** Other trips for a booking on one date. */
export type ExchangeView = {
  document: TicketDocument;
  /** Whether the booking may go on to another trip at all. */
  isOpen: boolean;
  /** Reason why it may do so free of charge elsewhere: its own coach was cancelled or changed. */
  because: FreeCancellation | null;
  endsAt: Date;
  date: DhakaDate;
  firstDate: DhakaDate;
  lastDate: DhakaDate;
  /** Part of each fee that is the discount of the other way, where both were bought with one. */
  otherWayPaisa: Paisa;
  /** Share of the fare that cancelling the new ticket keeps at least, in basis points; null: all of it. */
  leastKept: number | null;
  /** Trips of that date with seats like those that were bought, in the order of departure. */
  offers: readonly ExchangeOffer[];
  /** Whether the difference of a dearer trip may be paid, still: so often is not begun and left again. */
  mayPay: boolean;
  /** The trip whose difference is being paid; until that is over nothing else can be chosen. */
  paying: { tripId: string; bookingId: string; payPaisa: Paisa; heldUntil: Date; departsAt: Date } | null;
  /** PNR of the booking that this one has gone on to. */
  carriedTo: string | null;
};
