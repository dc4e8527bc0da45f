import type { SeatNo } from '../fleet/seat-layout.ts';
import type { SeatLeg } from '../seating/seat-map.ts';
import { type DeskSeatView, deskSeatViews } from './trip-desk.ts';

const viewOf = ({ state, expiresAt }: SeatLeg, now: Date): DeskSeatView => {
  if (state === 'sold') return 'sold';
  if (state === 'free' || (expiresAt && expiresAt <= now)) return 'free';
  return state === 'blocked' ? 'kept' : 'held';
};

/** Derives the state of each seat of a trip for its operator: the most binding state of any leg counts. */
export const deskSeats = (legs: Iterable<SeatLeg>, now: Date): Record<SeatNo, DeskSeatView> => {
  const seats: Record<SeatNo, DeskSeatView> = {};
  for (const leg of legs) {
    const view = viewOf(leg, now);
    const worst = seats[leg.seatNo] ?? 'free';
    seats[leg.seatNo] = deskSeatViews.indexOf(view) > deskSeatViews.indexOf(worst) ? view : worst;
  }
  return seats;
};

/** Counts the seats in each state. */
export const countSeats = (seats: Readonly<Record<SeatNo, DeskSeatView>>): Record<DeskSeatView, number> => {
  const counts: Record<DeskSeatView, number> = { free: 0, held: 0, kept: 0, sold: 0 };
  for (const view of Object.values(seats)) counts[view] += 1;
  return counts;
};
