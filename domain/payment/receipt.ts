import type { Paisa } from '../money.ts';
import type { TicketDocument } from '../ticket/ticket.ts';

/** One payment that came. tranId: the reference by which we and the gateway know it; bankTranId: the bank's own. */
export type ReceivedPayment = {
  tranId: string;
  bankTranId: string | null;
  instrument: string | null;
  capturedPaisa: Paisa;
  paidAt: Date;
};

/** Receipt of a booking: what was sold by whom, and what was paid for it. */
export type Receipt = {
  document: TicketDocument;
  /** Registration of the company that sold it. */
  licenceNumber: string;
  /** In the order in which they came. */
  payments: readonly ReceivedPayment[];
};
