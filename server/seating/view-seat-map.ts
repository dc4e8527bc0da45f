import { problemsIn } from '@poth/domain/contract.ts';
import type { SeatLayout, SeatMark, SeatNo } from '@poth/domain/fleet/seat-layout.ts';
import { viewSeatMapCall } from '@poth/domain/search/api.ts';
import { ViewSeatMapInput } from '@poth/domain/seating/input.ts';
import { type SeatView, viewSeats } from '@poth/domain/seating/seat-map.ts';
import { seatMarksOf } from '@poth/domain/seating/womens-seats.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';

export type SeatMapView = {
  layout: SeatLayout;
  seats: Record<SeatNo, SeatView>;
  marks: Record<SeatNo, SeatMark>;
};

/**
 * Shows the seat map of a trip for one journey, from memory: the plan, how each seat stands, and whom seats are kept for; the
 * seats of bookingId show as selected. Whatever was committed before it was asked is in it.
 */
export const viewSeatMap = call(
  {
    gate: 'everybody',
    input: ViewSeatMapInput,
    unreadable: 'not-found',
    problems: problemsIn(viewSeatMapCall.responses),
  },
  async function viewSeatMap({ deps }, { bookingId, ...journey }): Promise<SeatMapView> {
    // A purchase of who asks may have been completed by another process a moment ago.
    await deps.touches.hear();
    const seats = (await deps.tripSeats.of([journey.tripId])).get(journey.tripId);
    if (!seats) throw new Problem('not-found');
    const { layout, taken, legCount } = seats;
    const now = seats.now();
    return {
      layout,
      seats: journey.fromStopNo < legCount ? viewSeats(layout, taken, journey, bookingId, now) : {},
      marks: seatMarksOf(layout, taken, journey, bookingId, now),
    };
  },
);
