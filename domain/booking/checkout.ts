import type { Bilingual } from '../language.ts';
import type { Paisa } from '../money.ts';
import type { TripOffer } from '../search/offer.ts';
import type { SeatNo } from '../fleet/seat-layout.ts';
import type { PaymentMethod } from '../payment/payment.ts';
import type { Booking } from './booking.ts';
import type { Price } from './price.ts';

/** Hold as the checkout page shows it. */
export type Checkout = {
  booking: Booking;
  offer: TripOffer;
  price: Price;
  /** Percentage that its company takes off the fares of both ways where both are bought with it; 0: none. */
  bothWaysPercent: number;
  /** Whether an earlier booking pays what is taken off: seats, names and price stand then. */
  isPartPaid: boolean;
  /** The promo code that was applied; it may take nothing off any more once seats have changed. */
  promo: { code: string; name: Bilingual } | null;
  /** Refund, tier by tier, if all seats were cancelled. */
  refundTable: readonly { until: Date; hoursBefore: number; refundPaisa: Paisa }[];
  /** Whether passengers are asked, by choice, if they are women, and which of the seats are kept for women. */
  women: { asked: boolean; seatNos: readonly SeatNo[] };
  /** A payment that is under way: the gateway's page it can go on at. */
  openPayment: { paymentId: string; tranId: string; gatewayPageUrl: string | null } | null;
  /** How the last finished attempt ended, to be told on the page. */
  lastAttempt: 'failed' | 'cancelled' | 'expired' | null;
  /** Ways to pay that are left out for now, for their gateway opens no pages. */
  restingMethods: readonly PaymentMethod[];
};
