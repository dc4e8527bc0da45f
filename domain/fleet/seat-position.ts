import type { SeatLayout, SeatNo } from './seat-layout.ts';

export type SeatPosition = 'window' | 'aisle' | 'middle';

/**
 * Finds the position of a seat in its row: a window seat has no seat between it and the side of the coach; an aisle
 * seat has an empty place beside it. A single seat between window and aisle counts as a window seat.
 */
export const seatPosition = (layout: SeatLayout, seatNo: SeatNo): SeatPosition => {
  const row = layout.rows.find((seats) => seats.includes(seatNo)) ?? [];
  const seats = row.filter((seat) => seat !== null);
  if (seats[0] === seatNo || seats.at(-1) === seatNo) return 'window';
  const column = row.indexOf(seatNo);
  return row[column - 1] === null || row[column + 1] === null ? 'aisle' : 'middle';
};
