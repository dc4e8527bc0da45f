import type { Paisa } from '../money.ts';
import type { Registration } from '../operator/registration.ts';
import type { TicketDocument } from '../ticket/ticket.ts';

/** Received payment. tranId: the reference that we share with the gateway; bankTranId: the bank's own. */
export type ReceivedPayment = {
  tranId: string;
  bankTranId: string | null;
  instrument: string | null;
  capturedPaisa: Paisa;
  paidAt: Date;
};

/** Company that sold, with its registration numbers. */
export type Seller = Registration & { licenceNumber: string };

/** Receipt of a booking: what was sold by whom, and what was paid for it. */
export type Receipt = {
  document: TicketDocument;
  seller: Seller;
  /** Payments in the order in which they were received. */
  payments: readonly ReceivedPayment[];
};
