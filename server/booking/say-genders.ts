import type { PassengerGender } from '@poth/domain/booking/booking.ts';
import type { EnterDetailsInput } from '@poth/domain/booking/input.ts';
import { asksGender } from '@poth/domain/seating/womens-seats.ts';
import type { Tx } from '../db/database.ts';
import { isBeingPaid } from '../seating/store.ts';
import { refuseWomensSeats } from '../seating/womens-seats.ts';
import { readWomensRule } from '../seating/womens-store.ts';
import type { BookingRow } from './store.ts';

/**
 * Takes down which passengers of a locked booking are women, where its coach keeps seats for them; elsewhere nothing is
 * kept. Whose payment is under way cannot unsay it of a seat that is kept for women.
 * Problems: women-only-seat.
 */
export const sayGenders = async (
  tx: Tx,
  booking: BookingRow,
  passengers: EnterDetailsInput['passengers'],
): Promise<void> => {
  const { tripId, bookingId } = booking;
  const rule = await readWomensRule(tx, tripId);
  if (!rule || !asksGender(rule)) return;
  const unsaid: { seatNo: string; passengerGender: PassengerGender | null }[] = [];
  for (const { seatNo, passengerGender: before } of booking.seats) {
    const passengerGender = passengers.find((passenger) => passenger.seatNo === seatNo)?.gender ?? null;
    if (before === passengerGender) continue;
    if (before === 'female') unsaid.push({ seatNo, passengerGender });
    await tx
      .updateTable('bookingSeat')
      .set({ passengerGender })
      .where('tripId', '=', tripId)
      .where('bookingId', '=', bookingId)
      .where('seatNo', '=', seatNo)
      .execute();
  }
  if (unsaid.length > 0 && (await isBeingPaid(tx, booking)))
    await refuseWomensSeats(tx, { ...booking, seats: unsaid });
};
