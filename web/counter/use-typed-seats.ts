import { readSeats } from '@poth/domain/counter/read-seats.ts';
import type { SeatLayout, SeatNo } from '@poth/domain/fleet/seat-layout.ts';
import type { SeatView } from '@poth/domain/seating/seat-map.ts';
import { useState } from 'react';

type Seats = Readonly<Record<SeatNo, SeatView>>;

/** Shows seats that are kept for the counters as free. */
const seenFrom = (live: Seats, kept: readonly SeatNo[]): Seats => ({
  ...live,
  ...Object.fromEntries(
    kept.filter((seatNo) => live[seatNo] === 'sold').map((seatNo) => [seatNo, 'available']),
  ),
});

/**
 * Manages the seats of a sale, typed or tapped on the map: the text decides, and a tap edits it. gone: typed seats that
 * the live map shows as taken. free: number of seats that the counter can sell, including those kept for it.
 */
export const useTypedSeats = (
  layout: SeatLayout,
  map: Seats,
  { kept, before }: { kept: readonly SeatNo[]; before: string },
) => {
  const live = seenFrom(map, kept);
  const [typed, setTyped] = useState(before);
  const { seatNos, unknown } = readSeats(typed, layout);
  const chosen = seatNos.filter((seatNo) => live[seatNo] === 'available');
  const gone = seatNos.filter((seatNo) => live[seatNo] !== 'available');
  const seats: Record<SeatNo, SeatView> = {};
  // Seats that this browser holds as a buyer on the web are not the counter's to sell.
  for (const [seatNo, view] of Object.entries(live)) seats[seatNo] = view === 'selected' ? 'held' : view;
  for (const seatNo of chosen) seats[seatNo] = 'selected';
  const tap = (seatNo: SeatNo) => {
    const left = seatNos.filter((one) => one !== seatNo);
    setTyped([...(left.length < seatNos.length ? left : [...seatNos, seatNo])].join(' '));
  };
  const free = Object.values(live).filter((view) => view === 'available').length;
  return { free, typed, setTyped, seatNos, unknown, chosen, gone, seats, tap };
};
