import { legsOf } from '@poth/domain/trip/trip.ts';
import type { SeatClaim } from '../seating/store.ts';
import type { BookingRow } from './store.ts';

/** The rows of the inventory that a booking has while nobody took one of them: its seats on the legs of its journey. */
export const claimOf = (booking: BookingRow): SeatClaim => ({
  tripId: booking.tripId,
  seatNos: booking.seats.map(({ seatNo }) => seatNo),
  legNos: legsOf(booking),
});
