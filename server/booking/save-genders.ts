import type { EnterDetailsInput } from '@poth/domain/booking/input.ts';
import { genderToStore } from '@poth/domain/seating/womens-seats.ts';
import type { Tx } from '../db/database.ts';
import { readWomensRule } from '../seating/womens-store.ts';
import { type BookingRow, raiseContentsNo, setGenders } from './store.ts';

/**
 * Records which passengers of a locked booking are women, where its coach reserves seats for them; elsewhere stores
 * nothing.
 */
export const saveGenders = async (
  tx: Tx,
  booking: BookingRow,
  passengers: EnterDetailsInput['passengers'],
): Promise<void> => {
  const rule = await readWomensRule(tx, booking.tripId);
  const said = booking.seats
    .map((seat) => ({ ...seat, said: rule ? genderToStore(rule, seat, passengers) : seat.passengerGender }))
    .filter((seat) => seat.said !== seat.passengerGender);
  if (said.length === 0) return;
  await raiseContentsNo(tx, booking);
  await setGenders(
    tx,
    booking,
    said.map(({ seatNo, said: passengerGender }) => ({ seatNo, passengerGender })),
  );
};
