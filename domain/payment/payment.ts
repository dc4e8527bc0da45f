import type { Paisa } from '../money.ts';
import type { PaymentState } from './lifecycle.ts';
import type { ShareOfPurchase } from './purchase.ts';

/** How the traveller wants to pay; other leaves the choice to the gateway's page. */
export const paymentMethods = ['bkash', 'nagad', 'card', 'other'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Gateway of money that an operator took at one of its counters: nobody can be asked about it. */
export const counterGateway = 'counter';

/** Account between two bookings, in the place of a gateway: what one gives up and another is paid with. */
export const carriedAccount = 'carried';

/** Share of a payment on one trip: all of it where it pays for one booking. */
export type Payment = ShareOfPurchase & {
  paymentId: string;
  bookingId: string;
  gateway: string;
  /** Our id of the attempt at the gateway: one per attempt, never per booking. */
  tranId: string;
  state: PaymentState;
  gatewayPageUrl: string | null;
  /** The gateway's own number of the captured money; refunds name it. */
  bankTranId: string | null;
  /** The instrument as the gateway names it: BKASH-BKash. */
  instrument: string | null;
  createdAt: Date;
};

/** Names of gateways with a contract of their own; money taken at a counter has none. */
export const gatewayNames = ['sslcommerz', 'bkash', 'nagad'] as const;
export type GatewayName = (typeof gatewayNames)[number];

/** Gateways that refund by hand alone, on their own pages: no program can ask them to. */
export const refundsByHand: readonly string[] = ['nagad'] satisfies GatewayName[];

/** Verdict of a gateway on an attempt, asked server to server. */
export type Verdict =
  | {
      kind: 'paid';
      receiptId: string;
      bankTranId: string;
      amountPaisa: Paisa;
      /** Amount it says it was asked for; it must be the same as what was settled. */
      askedPaisa: Paisa;
      currency: string;
      tranId: string;
      instrument: string;
      /** The account or the masked card that paid, as far as the gateway tells it; '' where it does not. */
      payer: string;
      risk: 'safe' | 'risky' | 'unknown';
    }
  | { kind: 'failed' | 'cancelled' | 'expired'; reason: string }
  /** The customer has agreed there, and money moves once the gateway is told to take it. */
  | { kind: 'confirmed' }
  /** The customer is still choosing, or the gateway has not heard of it yet. */
  | { kind: 'pending' }
  /** No answer, or one that cannot be read: it says nothing about the money. */
  | { kind: 'unknown'; reason: string };
