import type { Paisa } from '@poth/domain/money.ts';
import type { GatewayName, PaymentMethod, Verdict } from '@poth/domain/payment/payment.ts';

/** Facts of an attempt that a gateway is told. */
export type Order = {
  tranId: string;
  amountPaisa: Paisa;
  method: PaymentMethod;
  /** Network address of the buyer, where it is known. */
  address: string | null;
  contact: { name: string; phone: string; email: string | null };
  /** Description of the purchase on the gateway's page. */
  product: string;
  seatCount: number;
  /** Addresses of the portal that the browser and the gateway come back to. */
  returnUrls: { success: string; fail: string; cancel: string; ipn: string };
};

/** Facts of an opened session that its gateway is asked by later; only its adapter reads them. */
export type SessionFacts = Readonly<Record<string, string>>;

/**
 * refused: the gateway refused, and nothing was opened; silent: no answer, and a page may have been opened. ofInput: it
 * refused the content of this order, and would open another order.
 */
export type SessionAnswer =
  | { kind: 'opened'; pageUrl: string; session?: SessionFacts }
  | { kind: 'refused'; reason: string; ofInput: boolean }
  | { kind: 'silent'; reason: string };

/** Facts of an attempt by which its gateway is asked about it. */
export type AskedAttempt = { tranId: string; gatewaySession: SessionFacts | null };

/** Hint of a callback where to look: a receipt that it named, or the end of the customer's visit as it says. */
export type Hint = { receiptId?: string; ended?: 'confirmed' | 'failed' | 'cancelled' };

/** Notice that a browser or the gateway posted to us: a hint where to look, never truth about money. */
export type Callback = {
  tranId: string;
  receiptId: string | null;
  signatureGood: boolean;
  /** The fields without secrets and card numbers, to be kept as evidence. */
  evidence: Record<string, string>;
};

/**
 * Refund to be sent. isRepeat: it may have been sent before, with its answer lost. alike: numbers of other refunds of the
 * same transaction and amount that are settled, and that were sent and are not settled.
 */
export type RefundOrder = AskedAttempt & {
  refundTransId: string;
  bankTranId: string;
  amountPaisa: Paisa;
  remarks: string;
  isRepeat: boolean;
  alike: { settled: number; open: number };
};

/** accepted: it will be paid back, which takes days; settled: it is back on the instrument; unknown: no answer. */
export type RefundAnswer =
  | { kind: 'accepted'; gatewayRefundId: string }
  | { kind: 'settled' }
  | { kind: 'refused'; reason: string }
  | { kind: 'unknown'; reason: string };

/**
 * Payment gateway, called server to server. No method throws because of the gateway: silence, errors and nonsense are
 * answers too.
 */
export type Gateway = {
  name: GatewayName;
  openSession(order: Order): Promise<SessionAnswer>;
  /** Asks about an attempt; a receipt or an end that a callback hinted at is checked first. */
  ask(attempt: AskedAttempt, hint: Hint | null): Promise<Verdict>;
  /**
   * Captures the money of an attempt whose customer has confirmed, where a gateway waits to be told; called once for each
   * attempt, behind a claim. Returns confirmed where it is certain that nothing was taken and it may be tried again.
   */
  capture?(attempt: AskedAttempt): Promise<Verdict>;
  /** Reads a posted form; undefined when it is not one of this gateway's. */
  readCallback(form: URLSearchParams): Callback | undefined;
  /** Reads the link by which a browser was sent back; undefined where it does not belong to this attempt. */
  readReturn?(query: URLSearchParams, attempt: AskedAttempt): Hint | undefined;
  /** Tells that a refund sent again under its id could be paid again: each is claimed before it is sent. */
  sendsRefundsTwice?: true;
  /** Starts a refund, or asks about one that was started earlier under the same refundTransId. */
  refund(order: RefundOrder): Promise<RefundAnswer>;
  askRefund(gatewayRefundId: string): Promise<RefundAnswer>;
};
