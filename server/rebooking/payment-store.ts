import type { Database, Tx } from '../db/database.ts';

type Ref = { tripId: string; bookingId: string };

/** Carried money, with the facts of the payment that it comes from. */
export type CarriedMoney = {
  amountPaisa: number;
  bookingId: string;
  gateway: string;
  method: string;
  bankTranId: string | null;
  instrument: string | null;
  gatewaySession: Record<string, string> | null;
};

/** Reads the money of a carried refund, and the payment that it comes from. */
export const readCarriedMoney = (
  db: Database,
  { tripId, refundId }: { tripId: string; refundId: string },
): Promise<CarriedMoney | undefined> =>
  db
    .selectFrom('refund as r')
    .innerJoin('payment as p', (join) =>
      join.onRef('p.tripId', '=', 'r.tripId').onRef('p.paymentId', '=', 'r.paymentId'),
    )
    .select([
      'r.amountPaisa',
      'r.bookingId',
      'p.gateway',
      'p.method',
      'p.bankTranId',
      'p.instrument',
      'p.gatewaySession',
    ])
    .where('r.tripId', '=', tripId)
    .where('r.refundId', '=', refundId)
    .where('r.carriedToBookingId', 'is not', null)
    .executeTakeFirst();

type NewPayment = Ref & {
  paymentId: string;
  tranId: string;
  gateway: string;
  method: string;
  amountPaisa: number;
  openUntil: Date;
  carriedFromTripId: string;
  carriedFromRefundId: string;
};

/** Writes the payment of a booking by carried money, with its number in the directory. */
export const addCarriedPayment = async (tx: Tx, payment: NewPayment): Promise<void> => {
  const { tripId, paymentId, tranId } = payment;
  await tx.insertInto('tranDirectory').values({ tranId, tripId, paymentId }).execute();
  await tx
    .insertInto('payment')
    .values({ ...payment, state: 'created' })
    .execute();
};

/** Tells whether the money of a carried refund has arrived at a locked booking. */
export const hasCarriedMoneyArrived = async (
  tx: Tx,
  { tripId, bookingId }: Ref,
  refundId: string,
): Promise<boolean> => {
  const row = await tx
    .selectFrom('payment')
    .select('paymentId')
    .where('tripId', '=', tripId)
    .where('bookingId', '=', bookingId)
    .where('carriedFromRefundId', '=', refundId)
    .executeTakeFirst();
  return row !== undefined;
};
