import { problemsIn } from '@poth/domain/contract.ts';
import type { SeatLayout, SeatMark, SeatNo } from '@poth/domain/fleet/seat-layout.ts';
import { viewSeatMapCall } from '@poth/domain/search/api.ts';
import { ViewSeatMapInput } from '@poth/domain/seating/input.ts';
import { type SeatView, viewSeats } from '@poth/domain/seating/seat-map.ts';
import { seatMarksOf } from '@poth/domain/seating/womens-seats.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { readLegsFor, readWomensRule } from './womens-store.ts';

export type SeatMapView = {
  layout: SeatLayout;
  seats: Record<SeatNo, SeatView>;
  marks: Record<SeatNo, SeatMark>;
};

/**
 * Shows the seat map of a trip for one journey: the plan, how each seat stands, and whom seats are kept for; the seats of
 * bookingId show as selected.
 */
export const viewSeatMap = call(
  {
    gate: 'everybody',
    input: ViewSeatMapInput,
    unreadable: 'not-found',
    problems: problemsIn(viewSeatMapCall.responses),
  },
  async function viewSeatMap({ deps }, { bookingId, ...journey }): Promise<SeatMapView> {
    const rule = await readWomensRule(deps.db, journey.tripId);
    if (!rule) throw new Problem('not-found');
    const { layout } = rule;
    const { legs, now } = await readLegsFor(rule, deps.db, journey.tripId);
    return {
      layout,
      seats: viewSeats(legs, journey, bookingId, now),
      marks: seatMarksOf(layout, legs, journey, bookingId, now),
    };
  },
);
