import type { BookingRow } from '../booking/store.ts';
import type { Tx } from '../db/database.ts';
import { giveBackPaidUse, markCalledOff } from '../promo/use-store.ts';
import { readMovedFrom } from './moved-store.ts';

/**
 * Makes a booking count for no promo code, once all its money goes back because its company is the cause: the use of its code
 * is given back, and for a code of first purchases its number has bought nothing. A booking that was moved free of charge keeps
 * its price, and the use is that of the booking before it. Part of the transaction that sends the money back; a repeat changes
 * nothing. A passenger who cancels or changes by choice has used the code.
 */
export const undoPurchase = async (
  tx: Tx,
  { tripId, bookingId, contact }: Pick<BookingRow, 'tripId' | 'bookingId' | 'contact'>,
): Promise<void> => {
  let booking: { tripId: string; bookingId: string } | undefined = { tripId, bookingId };
  while (booking) {
    await giveBackPaidUse(tx, booking);
    if (contact) await markCalledOff(tx, booking, contact.phone);
    booking = await readMovedFrom(tx, booking);
  }
};
