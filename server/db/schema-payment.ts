import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import type { PaymentState } from '@poth/domain/payment/lifecycle.ts';
import type { Share } from '@poth/domain/payment/purchase.ts';
import type { RefundState } from '@poth/domain/refund/lifecycle.ts';

/** Money from and back to travellers, and what the gateway said. */
export type PaymentSchema = {
  payment: {
    tripId: string;
    paymentId: string;
    bookingId: string;
    gateway: string;
    tranId: string;
    method: string;
    amountPaisa: number;
    state: PaymentState;
    gatewayPageUrl: string | null;
    receiptId: string | null;
    bankTranId: string | null;
    instrument: string | null;
    payerHash: string | null;
    capturedPaisa: number | null;
    reversedPaisa: Generated<number>;
    reason: string | null;
    askedTimes: Generated<number>;
    askAt: Date | null;
    openUntil: Date;
    openingSince: Date | null;
    gatewaySession: ColumnType<Record<string, string> | null, string | null | undefined, string | null>;
    captureClaimedAt: Date | null;
    contentsNo: Generated<number>;
    otherShares: JSONColumnType<Share[], string | undefined>;
    createdAt: Generated<Date>;
    paidAt: Date | null;
  };
  tranDirectory: { tranId: string; tripId: string; paymentId: string };
  receiptDirectory: { gateway: string; receiptId: string; tripId: string; paymentId: string };
  gatewayEvent: {
    gateway: string;
    eventKey: string;
    kind: 'ipn' | 'return' | 'asked';
    tranId: string | null;
    signatureGood: boolean;
    body: JSONColumnType<Record<string, string>>;
    receivedAt: Generated<Date>;
  };
  gatewayToken: {
    account: string;
    sealed: string | null;
    expiresAt: Date | null;
    grantedAt: Generated<Date[]>;
    claimedUntil: Date | null;
  };
  gatewayEvidence: { tranId: string; signed: Generated<number>; unsigned: Generated<number> };
  refund: {
    tripId: string;
    refundId: string;
    bookingId: string;
    paymentId: string;
    refundTransId: string;
    reasonKey: string;
    seatNos: JSONColumnType<string[]>;
    amountPaisa: number;
    state: RefundState;
    gatewayRefundId: string | null;
    failure: string | null;
    askedTimes: Generated<number>;
    askAt: Date | null;
    requestedAt: Generated<Date>;
    sentAt: Date | null;
    sendClaimedAt: Date | null;
    settledAt: Date | null;
    promisedBy: DhakaDate | null;
  };
};
