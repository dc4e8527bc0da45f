import { type Paisa, paisa, sum } from '@poth/domain/money.ts';
import type { Database, Tx } from '../db/database.ts';
import { hasBoughtTickets, type PaymentRow, paymentsOf } from '../payment/store.ts';
import { sumRefundsOf } from './store.ts';

/** Payment that bought a booking's tickets, with what of it was refunded and what is left, reversals subtracted. */
export type PaymentLeft = { payment: PaymentRow; backPaisa: number; leftPaisa: number };

/**
 * Reads the payments that bought a booking's tickets, the one with most left first: one as a rule; two where an earlier booking
 * paid a part.
 */
export const paymentsLeft = async (
  db: Database | Tx,
  { tripId, bookingId }: { tripId: string; bookingId: string },
): Promise<PaymentLeft[]> => {
  const bought = (await paymentsOf(db, tripId, bookingId)).filter(hasBoughtTickets);
  const left: PaymentLeft[] = [];
  for (const payment of bought) {
    const backPaisa = await sumRefundsOf(db, tripId, payment.paymentId);
    left.push({ payment, backPaisa, leftPaisa: payment.amountPaisa - payment.reversedPaisa - backPaisa });
  }
  return left.toSorted((one, other) => other.leftPaisa - one.leftPaisa);
};

/** Spreads an amount over payments, as much of the first ones as they have left; usually one suffices. */
export const spreadRefund = (
  payments: readonly PaymentLeft[],
  amountPaisa: number,
): { paymentId: string; amountPaisa: Paisa }[] => {
  let open = amountPaisa;
  return payments.flatMap(({ payment: { paymentId }, leftPaisa }) => {
    const part = paisa(Math.max(0, Math.min(open, leftPaisa)));
    open -= part;
    return part > 0 ? [{ paymentId, amountPaisa: part }] : [];
  });
};

/** Sums what was paid and has not been refunded, reversals not subtracted. */
export const totalNotBack = (payments: readonly PaymentLeft[]): number =>
  payments.reduce((total, { payment, backPaisa }) => total + payment.amountPaisa - backPaisa, 0);

/** Sums what is left of payments. */
export const totalLeft = (payments: readonly PaymentLeft[]): Paisa =>
  sum(payments.map(({ leftPaisa }) => paisa(leftPaisa)));

/** Tells whether banks took so much of payments back that too little is left of all of them to refund an amount. */
export const hasTooLittleLeft = (payments: readonly PaymentLeft[], amountPaisa: number): boolean =>
  payments.some(({ payment }) => payment.reversedPaisa > 0) && amountPaisa > totalLeft(payments);
