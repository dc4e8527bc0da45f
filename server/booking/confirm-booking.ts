import type { PaidOutcome } from '@poth/domain/booking/paid-outcome.ts';
import type { Tx } from '../db/database.ts';
import { takeStep } from '../db/step.ts';
import { TryAgain } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { type PaidBy, paidPart } from './paid-part.ts';
import { readPaidBooking } from './paid-store.ts';
import { joinSaleParts } from './sale-step.ts';

/**
 * Turns a locked booking whose money is there into tickets if its coach runs and has not left its stop, and its seats
 * are still its own or free again; else unseats it, and its money goes back. Part of a transaction that has the booking
 * locked and may have taken its seats. Returns the outcome.
 */
export const confirmBooking = async (
  tx: Tx,
  deps: Pick<Deps, 'ticketSigner'>,
  ref: { tripId: string; bookingId: string },
  { paymentId, money, seatsPerPhone = null }: Omit<PaidBy, 'by' | 'seatsPerPhone'> & Partial<PaidBy>,
): Promise<PaidOutcome['kind']> => {
  const booking = await readPaidBooking(tx, ref);
  if (!booking) throw new Error(`there is no booking ${ref.bookingId}`);
  const by = `payment:${paymentId}`;
  const { outcome, part } = await paidPart(tx, deps, booking, { paymentId, money, by, seatsPerPhone });
  if (!(await takeStep(tx, joinSaleParts(ref.tripId, [part])))) throw new TryAgain();
  return outcome.kind;
};
