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
  /** Percentage that the company takes off the fares of both directions where both are bought from it; 0: none. */
  bothWaysPercent: number;
  /** True where money of an earlier booking pays a part: seats, names and price are fixed then. */
  isPartPaid: boolean;
  /** The promo code that was applied; it may take nothing off any more once seats have changed. */
  promo: { code: string; name: Bilingual } | null;
  /** Refund, tier by tier, if all seats were cancelled. */
  refundTable: readonly { until: Date; hoursBefore: number; refundPaisa: Paisa }[];
  /** asked: passengers may say whether they are women. seatNos: seats reserved for women. */
  women: { asked: boolean; seatNos: readonly SeatNo[] };
  /** Payment under way, with the gateway's page where it can continue. */
  openPayment: { paymentId: string; tranId: string; gatewayPageUrl: string | null } | null;
  /** Outcome of the last finished payment attempt, shown on the page. */
  lastAttempt: 'failed' | 'cancelled' | 'expired' | null;
  /** Payment methods left out for now because their gateway opens no pages. */
  restingMethods: readonly PaymentMethod[];
};
