import type { Paisa } from '../money.ts';
import type { Registration } from '../operator/registration.ts';
import type { TicketDocument } from '../ticket/ticket.ts';

/** One payment that came. tranId: the reference by which we and the gateway know it; bankTranId: the bank's own. */
export type ReceivedPayment = {
  tranId: string;
  bankTranId: string | null;
  instrument: string | null;
  capturedPaisa: Paisa;
  paidAt: Date;
};

/** Company that sold, by the numbers that it is registered under. */
export type Seller = Registration & { licenceNumber: string };

/** Receipt of a booking: what was sold by whom, and what was paid for it. */
export type Receipt = {
  document: TicketDocument;
  seller: Seller;
  /** In the order in which they came. */
  payments: readonly ReceivedPayment[];
};
