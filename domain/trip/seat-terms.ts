import { coachClasses, type CoachClass } from '../fleet/coach.ts';
import { seatsBeside, seatsOf, type SeatLayout, type SeatNo } from '../fleet/seat-layout.ts';
import { classOfSeat } from '../schedule/fares.ts';

/** The plan that seats are sold on, and the class of those that it gives no class of their own. */
export type SeatTerms = { layout: SeatLayout; coachClass: CoachClass };

/**
 * Pairs of a booking's seats that were side by side on one plan and are not on another, in the order of their labels.
 * Seats that the other plan lacks are left out: no coach may take over without them.
 */
export const splitPairs = (
  was: SeatTerms,
  became: SeatTerms,
  seatNos: readonly SeatNo[],
): [SeatNo, SeatNo][] => {
  const there = new Set(seatsOf(became.layout));
  const sorted = seatNos.filter((seatNo) => there.has(seatNo)).sort();
  return sorted.flatMap((seatNo) =>
    seatsBeside(was.layout, seatNo)
      .filter((other) => other > seatNo && sorted.includes(other))
      .filter((other) => !seatsBeside(became.layout, seatNo).includes(other))
      .map((other): [SeatNo, SeatNo] => [seatNo, other]),
  );
};

/** Seats of a booking whose class is lower on another plan than on the one they were sold on. */
export const seatsDowngraded = (was: SeatTerms, became: SeatTerms, seatNos: readonly SeatNo[]): SeatNo[] => {
  const rank = ({ layout, coachClass }: SeatTerms, seatNo: SeatNo): number =>
    coachClasses.indexOf(classOfSeat(layout, coachClass, seatNo));
  return seatNos.filter((seatNo) => rank(became, seatNo) < rank(was, seatNo));
};
