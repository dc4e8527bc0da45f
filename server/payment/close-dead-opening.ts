import { databaseNow } from '../db/clock.ts';
import type { Tx } from '../db/database.ts';
import { movePayment, type PaymentRow, readPayment } from './store.ts';

/** Longer than a gateway is waited for: a page that has not come by then was lost with the server that opened it. */
const openingMs = 15_000;

/** Whether the page of an attempt was being opened and cannot come any more. */
export const diedOpening = ({ state, openingSince }: PaymentRow, now: Date): boolean =>
  state === 'created' && openingSince !== null && now.getTime() - openingSince.getTime() > openingMs;

/**
 * Ends an attempt whose page was lost before anybody was sent there, so that another may be opened. Nobody can find that
 * page; money that comes through it all the same is settled as any late money. Answers whether the attempt has ended.
 */
export const closeDeadOpening = async (tx: Tx, seen: PaymentRow): Promise<boolean> => {
  if (!diedOpening(seen, await databaseNow(tx))) return false;
  // Whoever has its row locked brings news of it at this moment, and may be waiting for the booking.
  const payment = await readPayment(tx, seen, 'locked-if-nobody-has');
  if (!payment || payment.state !== 'created') return false;
  return movePayment(tx, payment, 'expire', 'portal', { reason: 'its page was lost' });
};
