import type { CoachClass, CoachType } from './coach.ts';
import { type SeatLayout, seatsOf } from './seat-layout.ts';

/**
 * Derives the class under which a coach is sold: sleeper by its berths; else, with air conditioning, by the seats side
 * by side.
 */
export const classOfCoach = (layout: SeatLayout, coachType: CoachType): CoachClass => {
  const seats = seatsOf(layout);
  const berths = seats.filter((seatNo) => layout.classes?.[seatNo] === 'sleeper').length;
  if (berths * 2 > seats.length) return 'sleeper';
  const rows = layout.rows.map((row) => row.filter(Boolean).length).toSorted((a, b) => a - b);
  return coachType === 'ac' && (rows[Math.floor(rows.length / 2)] ?? 4) <= 3 ? 'business' : 'economy';
};
