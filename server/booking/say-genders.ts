import type { PassengerGender } from '@poth/domain/booking/booking.ts';
import type { EnterDetailsInput } from '@poth/domain/booking/input.ts';
import { asksGender } from '@poth/domain/seating/womens-seats.ts';
import type { Tx } from '../db/database.ts';
import { readWomensRule } from '../seating/womens-store.ts';
import { refuseWhilePaid } from './refuse-while-paid.ts';
import { type BookingRow, renewContents } from './store.ts';

/**
 * Takes down which passengers of a locked booking are women, where its coach keeps seats for them; elsewhere nothing is
 * kept. While a payment is under way it stands as it was said.
 * Problems: payment-open.
 */
export const sayGenders = async (
  tx: Tx,
  booking: BookingRow,
  passengers: EnterDetailsInput['passengers'],
): Promise<void> => {
  const { tripId, bookingId } = booking;
  const rule = await readWomensRule(tx, tripId);
  if (!rule || !asksGender(rule)) return;
  const said: { seatNo: string; passengerGender: PassengerGender | null }[] = [];
  for (const { seatNo, passengerGender: before } of booking.seats) {
    const passengerGender = passengers.find((passenger) => passenger.seatNo === seatNo)?.gender ?? null;
    if (before !== passengerGender) said.push({ seatNo, passengerGender });
  }
  if (said.length === 0) return;
  await refuseWhilePaid(tx, booking);
  await renewContents(tx, booking);
  for (const { seatNo, passengerGender } of said)
    await tx
      .updateTable('bookingSeat')
      .set({ passengerGender })
      .where('tripId', '=', tripId)
      .where('bookingId', '=', bookingId)
      .where('seatNo', '=', seatNo)
      .execute();
};
