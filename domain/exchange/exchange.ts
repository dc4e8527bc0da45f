import type { Channel } from '../booking/channel.ts';
import type { CoachClass, CoachType } from '../fleet/coach.ts';
import type { DhakaDate } from '../dhaka.ts';
import type { SeatNo } from '../fleet/seat-layout.ts';
import { type Paisa, paisa, sum } from '../money.ts';
import { leastLeftToPay } from '../promo/discount.ts';
import type { FreeCancellation } from '../refund/free-cancellation.ts';
import { withheldOf, type RefundPolicy, type RefundQuote, tierAt } from '../refund/policy.ts';
import { webSaleClosesAt } from '../booking/hold.ts';
import type { Settings } from '../settings.ts';
import type { TicketDocument } from '../ticket/ticket.ts';
import type { Journey } from '../trip/trip.ts';

/** Price of another trip, the amount paid for the old one, and the difference that is to be paid or comes back. */
export type ExchangeQuote = {
  newTotalPaisa: Paisa;
  paidPaisa: Paisa;
  feePaisa: Paisa;
  payPaisa: Paisa;
  backPaisa: Paisa;
};

/**
 * Fee for changing to another trip: an amount per seat, but never more than cancelling that seat now would keep of its
 * fare, so that changing is never dearer than cancelling and buying anew. The discount of the other way is added: else
 * changing one way and then cancelling it would leave the other cheaper than it is sold alone.
 */
export const exchangeFee = (cancelling: Pick<RefundQuote, 'seats'>, perSeatPaisa: number): Paisa =>
  paisa(
    sum(cancelling.seats.map(({ feePaisa }) => paisa(Math.min(feePaisa, perSeatPaisa)))) +
      withheldOf(cancelling),
  );

type Amounts = { newTotalPaisa: number; paidPaisa: number; feePaisa: number };

/** Quotes the difference of two trips, fee included: an amount to pay or an amount that comes back. */
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

/** Tells whether a difference can be paid: no gateway takes less than ten taka. Nothing to pay needs no gateway. */
export const isPayable = (payPaisa: number): boolean => payPaisa === 0 || payPaisa >= leastLeftToPay;

/**
 * Share of the fare that cancelling keeps at a moment, in basis points; null: all of it. After a change at that moment,
 * cancelling the new ticket keeps at least that share: else a late change to another coach that is then cancelled in time
 * would be a way around the policy.
 */
export const minFeeBasisPoints = (policy: RefundPolicy, departsAt: Date, now: Date): number | null =>
  tierAt(policy, departsAt, now)?.feeBasisPoints ?? null;

/** Policy of a booking after a change: that of its new trip, in no tier kinder than cancelling was before the change. */
export const policyAfterExchange = (policy: RefundPolicy, least: number | null): RefundPolicy =>
  least === null
    ? []
    : policy.map((tier) => ({ ...tier, feeBasisPoints: Math.max(tier.feeBasisPoints, least) }));

/**
 * Moment until which a booking may change to another trip: while its seats can still be sold to somebody else on the web.
 * Cancelling is possible until departure, because it promises nobody another seat.
 */
export const exchangeEndsAt = (departsAt: Date, settings: Pick<Settings, 'webSaleClosesMinutes'>): Date =>
  webSaleClosesAt(departsAt, settings);

type Sold = { state: string; channel: Channel; free: FreeCancellation | null };

/**
 * Tells whether a booking may change to another trip for the difference: bought on the web, paid, its own coach as
 * promised, and in time.
 */
export const isExchangeable = ({ state, channel, free }: Sold, endsAt: Date, now: Date): boolean =>
  state === 'confirmed' && channel === 'web' && free === null && endsAt > now;

/**
 * Tells whether the page of a ticket links to the change of trip, until its coach leaves; the linked page says what is
 * possible, and until when.
 */
export const linksToExchange = ({ news, tickets, ...document }: TicketDocument, now: Date): boolean =>
  isExchangeable({ ...document, free: news.free }, document.departsAt, now) &&
  tickets.length > 0 &&
  tickets.every(({ state }) => state === 'issued');

/**
 * Maximum number of payments of a difference that one booking may begin. Each keeps as many seats of another coach as the
 * booking has for some minutes, past the limits on unpaid seats: with one bought ticket somebody could else keep a coach
 * from others for days.
 */
export const maxPaymentsBegun = 5;

/** Trip that a booking may change to, with the seats that it would get there and their price. */
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
  /** Tells whether the booking may change to another trip at all. */
  isOpen: boolean;
  /** Reason why the booking may rebook free of charge instead: its own coach was cancelled or changed. */
  because: FreeCancellation | null;
  endsAt: Date;
  date: DhakaDate;
  firstDate: DhakaDate;
  lastDate: DhakaDate;
  /** Part of each fee that is the discount of the other way, where both were bought with one. */
  otherWayPaisa: Paisa;
  /** Least share of the fare that cancelling the new ticket keeps, in basis points; null: all of it. */
  leastKept: number | null;
  /** Trips of that date with seats like those that were bought, in the order of departure. */
  offers: readonly ExchangeOffer[];
  /** Tells whether a payment of a difference may still be begun: fewer than `maxPaymentsBegun` have been. */
  mayPay: boolean;
  /** Trip whose difference is being paid; no other can be chosen until that payment is over. */
  paying: { tripId: string; bookingId: string; payPaisa: Paisa; heldUntil: Date; departsAt: Date } | null;
  /** PNR of the booking that replaced this one. */
  carriedTo: string | null;
};
