import type { CoachClass } from './coach.ts';
import { decksOf, type SeatLayout, seatsOf } from './seat-layout.ts';

/** A plan of an operator's own; coaches that use it keep a copy, so that later changes do not touch them. */
export type SeatPlan = {
  planId: string;
  name: string;
  layout: SeatLayout;
  /** Counts its changes: who changes it says which one they saw. */
  version: number;
  /** No longer offered for new coaches. */
  retired: boolean;
};

/** Counts of a plan by kind; a seat without a class of its own is not counted among the classes. */
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
