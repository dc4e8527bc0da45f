import { Problem } from '@poth/domain/problem.ts';
import type { Tx } from '../db/database.ts';
import { isBeingPaid } from '../seating/store.ts';
import type { BookingRow } from './store.ts';

/**
 * Refuses to change who travels, or the number, of a locked booking whose payment is under way: it pays for these and
 * no others. Problems: payment-open.
 */
export const refuseWhilePaid = async (tx: Tx, booking: BookingRow): Promise<void> => {
  if (booking.extended && (await isBeingPaid(tx, booking))) throw new Problem('payment-open');
};
