import type { Paisa } from '../money.ts';
import type { PaymentState } from './lifecycle.ts';
import type { ShareOfPurchase } from './purchase.ts';

/** Payment methods that a traveller can choose; other leaves the choice to the gateway's page. */
export const paymentMethods = ['bkash', 'nagad', 'card', 'other'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Gateway name of money that an operator took at one of its counters: no gateway can be asked about it. */
export const counterGateway = 'counter';

/** Account, named in the place of a gateway, for money that one booking gives up and another is paid with. */
export const carriedAccount = 'carried';

/** Share of a payment on one trip; the whole payment where it pays for one booking. */
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

/** Gateways that refund only by hand, on their own pages: they have no API for refunds. */
export const refundsByHand: readonly string[] = ['nagad'] satisfies GatewayName[];

/** Verdict of a gateway on an attempt, asked server to server. */
export type Verdict =
  | {
      kind: 'paid';
      receiptId: string;
      bankTranId: string;
      amountPaisa: Paisa;
      /** Amount that the gateway says it was asked for; it must equal `amountPaisa`. */
      askedPaisa: Paisa;
      currency: string;
      tranId: string;
      instrument: string;
      /** The account or the masked card that paid, as far as the gateway tells it; '' where it does not. */
      payer: string;
      risk: 'safe' | 'risky' | 'unknown';
    }
  | { kind: 'failed' | 'cancelled' | 'expired'; reason: string }
  /** The customer has agreed at the gateway, and money moves once we tell the gateway to capture it. */
  | { kind: 'confirmed' }
  /** The customer is still choosing, or the gateway does not know the attempt yet. */
  | { kind: 'pending' }
  /** No answer, or one that cannot be read: it says nothing about the money. */
  | { kind: 'unknown'; reason: string };
