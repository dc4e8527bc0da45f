import { coachClasses, type CoachClass } from '../fleet/coach.ts';
import { seatsBeside, seatsOf, type SeatLayout, type SeatNo } from '../fleet/seat-layout.ts';
import { classOfSeat } from '../schedule/fares.ts';

/** Plan that seats are sold on, with the class of seats to which it gives none. */
export type SeatTerms = { layout: SeatLayout; coachClass: CoachClass };

/**
 * Finds the pairs of a booking's seats that are side by side on one plan and not on another, in the order of their
 * labels. Seats that the other plan lacks are skipped: no coach may take over without them.
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

/** Finds the seats of a booking whose class is lower on the new plan than on the one they were sold on. */
export const seatsDowngraded = (was: SeatTerms, became: SeatTerms, seatNos: readonly SeatNo[]): SeatNo[] => {
  const rank = ({ layout, coachClass }: SeatTerms, seatNo: SeatNo): number =>
    coachClasses.indexOf(classOfSeat(layout, coachClass, seatNo));
  return seatNos.filter((seatNo) => rank(became, seatNo) < rank(was, seatNo));
};
