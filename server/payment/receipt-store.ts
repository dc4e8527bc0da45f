import { paisa } from '@poth/domain/money.ts';
import type { ReceivedPayment, Seller } from '@poth/domain/payment/receipt.ts';
import type { Database } from '../db/database.ts';

type Ref = { tripId: string; bookingId: string };

/** Reads the registration numbers of the company that a booking was made with. */
export const readSeller = (db: Database, { tripId, bookingId }: Ref): Promise<Seller> =>
  db
    .selectFrom('booking')
    .innerJoin('operator', 'operator.operatorId', 'booking.operatorId')
    .select(['operator.licenceNumber', 'operator.registrationNumber', 'operator.vatNumber'])
    .where('booking.tripId', '=', tripId)
    .where('booking.bookingId', '=', bookingId)
    .executeTakeFirstOrThrow();

/** Lists the received payments of a booking, refunded ones included, the first one first. */
export const receivedPaymentsOf = async (
  db: Database,
  { tripId, bookingId }: Ref,
): Promise<ReceivedPayment[]> => {
  const rows = await db
    .selectFrom('payment')
    .select(['tranId', 'bankTranId', 'instrument', 'amountPaisa', 'capturedPaisa', 'paidAt'])
    .where('tripId', '=', tripId)
    .where('bookingId', '=', bookingId)
    .where('paidAt', 'is not', null)
    .$narrowType<{ paidAt: Date }>()
    .orderBy('paidAt')
    .orderBy('paymentId')
    .execute();
  return rows.map(({ amountPaisa, capturedPaisa, ...payment }) => ({
    ...payment,
    capturedPaisa: paisa(capturedPaisa ?? amountPaisa),
  }));
};
