import { type Insertable, sql } from 'kysely';
import { counterGateway } from '@poth/domain/payment/payment.ts';
import type { RefundPolicy } from '@poth/domain/refund/policy.ts';
import type { Database, Tx } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';

type Ref = { tripId: string; bookingId: string };
type NewHold = Omit<Insertable<Schema['booking']>, 'state' | 'refundPolicy'> & { refundPolicy: RefundPolicy };

/** Writes a booking that a counter holds for somebody, in state held. */
export const addCounterHold = async (tx: Tx, { refundPolicy, ...hold }: NewHold): Promise<void> => {
  await tx
    .insertInto('booking')
    .values({ ...hold, state: 'held', refundPolicy: JSON.stringify(refundPolicy) })
    .execute();
};

type NewSeat = Omit<Insertable<Schema['bookingSeat']>, keyof Ref>;

/** Writes the seats of a counter's hold, each with its passenger. */
export const addHeldSeats = async (tx: Tx, ref: Ref, seats: readonly NewSeat[]): Promise<void> => {
  await tx
    .insertInto('bookingSeat')
    .values(seats.map((seat) => ({ ...ref, ...seat })))
    .execute();
};

type NewPayment = Ref & {
  paymentId: string;
  tranId: string;
  method: string;
  amountPaisa: number;
  openUntil: Date;
};

/** Writes a payment attempt at a counter, and its number in the directory. */
export const addCounterPayment = async (tx: Tx, payment: NewPayment): Promise<void> => {
  const { tripId, paymentId, tranId } = payment;
  await tx.insertInto('tranDirectory').values({ tranId, tripId, paymentId }).execute();
  await tx
    .insertInto('payment')
    .values({ ...payment, gateway: counterGateway, state: 'created' })
    .execute();
};

/** Tells whether seats kept for a caller were let go before their time. */
export const wasReleased = async (db: Database, { tripId, bookingId }: Ref): Promise<boolean> => {
  const { rows } = await sql<{ released: boolean }>`
    select exists (select from history h where h.trip_id = ${tripId} and h.subject = 'booking'
      and h.subject_id = ${bookingId} and h.event = 'expire' and h.detail @> '{"released": true}') as released`.execute(
    db,
  );
  return rows[0]?.released ?? false;
};

/** Records who sold a booking, and in which shift. */
export const markSold = async (
  tx: Tx,
  { tripId, bookingId }: Ref,
  sold: { soldBy: string; shiftId: string },
): Promise<void> => {
  await tx
    .updateTable('booking')
    .set({ ...sold, version: sql<number>`version + 1` })
    .where('tripId', '=', tripId)
    .where('bookingId', '=', bookingId)
    .execute();
};
