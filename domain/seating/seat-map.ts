import { type SeatLayout, type SeatMark, type SeatNo, seatsOf } from '../fleet/seat-layout.ts';
import type { SeatState } from './lifecycle.ts';

/** State of a seat as a buyer sees it on the journey asked for. */
export type SeatView = 'available' | 'selected' | 'held' | 'sold';

/** One row of inventory: a seat on one leg (stop leg → stop leg + 1). */
export type SeatLeg = {
  seatNo: SeatNo;
  legNo: number;
  state: SeatState;
  /** Owner of the seat: a booking, or for a kept seat the block that keeps it. */
  bookingId: string | null;
  expiresAt: Date | null;
  /** True where a woman has the seat; set only where the seat beside a woman travelling alone is reserved for women. */
  woman?: boolean;
};

/**
 * Seat map of one trip for one journey: the plan, the state of every seat for this buyer, and whom seats are reserved
 * for.
 */
export type SeatMap = {
  layout: SeatLayout;
  seats: Readonly<Record<SeatNo, SeatView>>;
  marks: Readonly<Record<SeatNo, SeatMark>>;
};

const rank: Record<SeatView, number> = { available: 0, selected: 1, held: 2, sold: 3 };

const viewOf = (leg: SeatLeg, bookingId: string | undefined, now: Date): SeatView => {
  if (leg.state === 'free') return 'available';
  if (leg.state === 'sold') return 'sold';
  const own = bookingId !== undefined && leg.bookingId === bookingId;
  if (own && leg.state !== 'blocked') return 'selected';
  if (leg.expiresAt && leg.expiresAt <= now) return 'available';
  return leg.state === 'blocked' ? 'sold' : 'held';
};

/**
 * Returns the state of each seat of a plan over the legs of a journey: the worst leg counts, a seat without rows is
 * free.
 */
export const viewSeats = (
  layout: SeatLayout,
  legs: Iterable<SeatLeg>,
  journey: { fromStopNo: number; toStopNo: number },
  bookingId: string | undefined,
  now: Date,
): Record<SeatNo, SeatView> => {
  const seats = Object.fromEntries(
    seatsOf(layout).map((seatNo): [SeatNo, SeatView] => [seatNo, 'available']),
  );
  for (const leg of legs) {
    if (leg.legNo < journey.fromStopNo || leg.legNo >= journey.toStopNo) continue;
    const view = viewOf(leg, bookingId, now);
    const worst = seats[leg.seatNo];
    if (worst === undefined || rank[view] > rank[worst]) seats[leg.seatNo] = view;
  }
  return seats;
};
