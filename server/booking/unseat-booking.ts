import type { Tx } from '../db/database.ts';
import { takeStep } from '../db/step.ts';
import { TryAgain } from '../db/transaction.ts';
import { joinSaleParts } from './sale-step.ts';
import type { BookingRow } from './store.ts';
import { unseatPart } from './unseat-part.ts';

/**
 * Ends a paid, locked booking that gets no ticket: seats it still holds are free again, its money goes back, and its
 * owner is told. by: the person or program that decided so.
 */
export const unseatBooking = async (
  tx: Tx,
  booking: BookingRow,
  paymentId: string,
  by: string,
): Promise<void> => {
  const step = joinSaleParts(booking.tripId, [unseatPart(booking, { paymentId, by })]);
  if (!(await takeStep(tx, step))) throw new TryAgain();
};
