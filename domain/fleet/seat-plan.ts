import type { CoachClass } from './coach.ts';
import { decksOf, type SeatLayout, seatsOf } from './seat-layout.ts';

/** Seat plan that belongs to an operator; coaches that use it keep a copy, so that later changes do not affect them. */
export type SeatPlan = {
  planId: string;
  name: string;
  layout: SeatLayout;
  /** Rises with every change; a change names the version that its author saw. */
  version: number;
  /** No longer offered for new coaches. */
  retired: boolean;
};

/** Seats of a plan by kind; a seat without its own class counts in no class. */
export type PlanFigures = {
  seats: number;
  women: number;
  priority: number;
  decks: number;
  classes: Readonly<Partial<Record<CoachClass, number>>>;
};

export const figuresOf = (layout: SeatLayout): PlanFigures => {
  const seats = seatsOf(layout);
  const marked = (mark: string) => seats.filter((seatNo) => layout.marks?.[seatNo] === mark).length;
  const classes: Partial<Record<CoachClass, number>> = {};
  for (const seatNo of seats) {
    const coachClass = layout.classes?.[seatNo];
    if (coachClass) classes[coachClass] = (classes[coachClass] ?? 0) + 1;
  }
  return {
    seats: seats.length,
    women: marked('women'),
    priority: marked('priority'),
    decks: decksOf(layout).length,
    classes,
  };
};
