import type { Paisa } from '@poth/domain/money.ts';
import type { PaymentMethod, Verdict } from '@poth/domain/payment/payment.ts';

/** Facts of an attempt that a gateway is told. */
export type Order = {
  tranId: string;
  amountPaisa: Paisa;
  method: PaymentMethod;
  contact: { name: string; phone: string; email: string | null };
  /** Name of the purchase on the gateway's page: Dhaka-Sylhet B3 B4. */
  product: string;
  seatCount: number;
  /** Addresses of the portal that the browser and the gateway come back to. */
  returnUrls: { success: string; fail: string; cancel: string; ipn: string };
};

/** refused: it said no, nothing was opened; silent: no answer, an attempt may have been opened. */
export type SessionAnswer =
  | { kind: 'opened'; pageUrl: string }
  | { kind: 'refused'; reason: string }
  | { kind: 'silent'; reason: string };

/** Notice that a browser or the gateway posted to us: a hint where to look, never truth about money. */
export type Callback = {
  tranId: string;
  receiptId: string | null;
  signatureGood: boolean;
  /** The fields without secrets and card numbers, to be kept as evidence. */
  evidence: Record<string, string>;
};

export type RefundOrder = { refundTransId: string; bankTranId: string; amountPaisa: Paisa; remarks: string };

/** accepted: it will be paid back, which takes days; settled: it is back on the instrument; unknown: no answer. */
export type RefundAnswer =
  | { kind: 'accepted'; gatewayRefundId: string }
  | { kind: 'settled' }
  | { kind: 'refused'; reason: string }
  | { kind: 'unknown'; reason: string };

/**
 * A payment gateway, spoken to server to server. No method throws for what a gateway may do: silence, errors
 * and nonsense are answers too.
 */
export type Gateway = {
  name: string;
  openSession(order: Order): Promise<SessionAnswer>;
  /** How an attempt stands; a receipt named in a callback is asked about first. */
  ask(tranId: string, receiptHint: string | null): Promise<Verdict>;
  /** Reads a posted form; undefined when it is not one of this gateway's. */
  readCallback(form: URLSearchParams): Callback | undefined;
  /** Starts a refund, or asks after one started earlier under the same refundTransId. */
  refund(order: RefundOrder): Promise<RefundAnswer>;
  askRefund(gatewayRefundId: string): Promise<RefundAnswer>;
};
