import type { Paisa } from '@poth/domain/money.ts';
import type { GatewayName, PaymentMethod, Verdict } from '@poth/domain/payment/payment.ts';

/** Facts of an attempt that a gateway is told. */
export type Order = {
  tranId: string;
  amountPaisa: Paisa;
  method: PaymentMethod;
  /** Network address of who pays, where it is known. */
  address: string | null;
  contact: { name: string; phone: string; email: string | null };
  /** Name of the purchase on the gateway's page: Dhaka-Sylhet B3 B4. */
  product: string;
  seatCount: number;
  /** Addresses of the portal that the browser and the gateway come back to. */
  returnUrls: { success: string; fail: string; cancel: string; ipn: string };
};

/** Facts of an opened session that its gateway is asked by later; only its adapter reads them. */
export type SessionFacts = Readonly<Record<string, string>>;

/**
 * refused: it said no, nothing was opened; silent: no answer, an attempt may have been opened. ofInput: it refused what this
 * order says, and would open another.
 */
export type SessionAnswer =
  | { kind: 'opened'; pageUrl: string; session?: SessionFacts }
  | { kind: 'refused'; reason: string; ofInput: boolean }
  | { kind: 'silent'; reason: string };

/** Attempt as its gateway is asked about it. */
export type AskedAttempt = { tranId: string; gatewaySession: SessionFacts | null };

/** Hint of a callback where to look: a receipt that it named, or how it says that the customer has ended. */
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
 * isRepeat: it may have been sent before, and its answer was lost. alike: refunds of the same payment and amount that are
 * settled, and that were sent and are not.
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
 * A payment gateway, spoken to server to server. No method throws for what a gateway may do: silence, errors
 * and nonsense are answers too.
 */
export type Gateway = {
  name: GatewayName;
  openSession(order: Order): Promise<SessionAnswer>;
  /** How an attempt stands; what a callback hinted at is looked at first. */
  ask(attempt: AskedAttempt, hint: Hint | null): Promise<Verdict>;
  /**
   * Takes the money of an attempt whose customer has confirmed, where a gateway waits to be told; called once for each
   * attempt, behind a claim. Answers confirmed where it is certain that nothing was taken and it may be tried again.
   */
  capture?(attempt: AskedAttempt): Promise<Verdict>;
  /** Reads a posted form; undefined when it is not one of this gateway's. */
  readCallback(form: URLSearchParams): Callback | undefined;
  /** Reads the link by which a browser was sent back; undefined when it is none of this attempt's. */
  readReturn?(query: URLSearchParams, attempt: AskedAttempt): Hint | undefined;
  /** Whether a refund that is sent again under its id could be paid again: each is claimed before it is sent. */
  sendsRefundsTwice?: true;
  /** Starts a refund, or asks after one started earlier under the same refundTransId. */
  refund(order: RefundOrder): Promise<RefundAnswer>;
  askRefund(gatewayRefundId: string): Promise<RefundAnswer>;
};
