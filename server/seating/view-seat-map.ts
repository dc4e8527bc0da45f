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
 * Shows the seat map of a trip for one journey, from memory: the plan, the state of each seat, and whom seats are
 * reserved for; the seats of bookingId show as selected. Includes all that was committed before the call.
 */
export const viewSeatMap = call(
  {
    gate: 'everybody',
    input: ViewSeatMapInput,
    unreadable: 'not-found',
    problems: problemsIn(viewSeatMapCall.responses),
  },
  async function viewSeatMap({ deps }, { bookingId, ...journey }): Promise<SeatMapView> {
    // Another process may have completed a purchase of this caller a moment ago.
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
