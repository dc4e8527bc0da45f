import type { BookingRow } from '../booking/store.ts';
import type { Tx } from '../db/database.ts';
import { announceSeatsGivenUp } from './announce-seats-given-up.ts';
import { undoPurchase } from './undo-purchase.ts';

/**
 * Gives up a booking whose company is the cause for good: until now its passenger could have chosen another coach instead of
 * the money. Part of the transaction that ends the choice; a repeat changes nothing.
 */
export const endChoice = async (tx: Tx, booking: BookingRow): Promise<void> => {
  await announceSeatsGivenUp(tx, booking);
  await undoPurchase(tx, booking);
};
