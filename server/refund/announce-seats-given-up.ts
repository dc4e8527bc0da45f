import type { BookingRow } from '../booking/store.ts';
import type { Tx } from '../db/database.ts';
import { announce } from '../messaging/outbox.ts';

/**
 * Announces that seats of a booking (all where none are named) were given up, if they were cheaper because both ways were
 * bought: the money withheld from the other way for them then comes back. Part of the transaction that gives them up. A
 * passenger who rebooks free of charge keeps the lower fare, and is not announced.
 */
export const announceSeatsGivenUp = async (
  tx: Tx,
  { tripId, bookingId, seats }: Pick<BookingRow, 'tripId' | 'bookingId' | 'seats'>,
  seatNos?: readonly string[],
): Promise<void> => {
  const given = seats.filter(({ seatNo }) => seatNos?.includes(seatNo) ?? true);
  const cheaper = given.filter(({ bothWaysOffPaisa }) => bothWaysOffPaisa > 0);
  if (cheaper.length === 0) return;
  const key = `${bookingId}:${cheaper.map(({ seatNo }) => seatNo).join('+')}`;
  await announce(tx, tripId, 'way-given-back', key, { bookingId });
};
