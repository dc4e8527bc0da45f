import { databaseNow } from '../db/clock.ts';
import type { Tx } from '../db/database.ts';
import { movePayment, type PaymentRef, type PaymentRow, readPayment } from './store.ts';

/** Longer than a gateway is waited for: a page that has not come by then was lost with the server that opened it. */
const openingMs = 15_000;

/** Whether the page of an attempt was being opened and cannot come any more. */
export const diedOpening = (
  { state, openingSince }: Pick<PaymentRow, 'state' | 'openingSince'>,
  now: Date,
): boolean =>
  state === 'created' && openingSince !== null && now.getTime() - openingSince.getTime() > openingMs;

/**
 * Ends an attempt whose page was lost before anybody was sent there, so that another may be opened. Nobody can find that
 * page; money that comes through it all the same is settled as any late money. Answers whether the attempt has ended.
 */
export const closeDeadOpening = async (tx: Tx, ref: PaymentRef): Promise<boolean> => {
  // Whoever has its row locked brings news of it at this moment, and may be waiting for the booking.
  const payment = await readPayment(tx, ref, 'locked-if-nobody-has');
  if (!payment || !diedOpening(payment, await databaseNow(tx))) return false;
  return movePayment(tx, payment, 'expire', 'portal', { reason: 'its page was lost' });
};
