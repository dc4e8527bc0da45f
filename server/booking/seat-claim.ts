import { legsOf } from '@poth/domain/trip/trip.ts';
import type { SeatClaim } from '../seating/store.ts';
import type { BookingRow } from './store.ts';

/** Returns the inventory rows that a booking has unless another took one: its seats on the legs of its journey. */
export const claimOf = (booking: BookingRow): SeatClaim => ({
  tripId: booking.tripId,
  seatNos: booking.seats.map(({ seatNo }) => seatNo),
  legNos: legsOf(booking),
});
