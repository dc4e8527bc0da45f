import { type BoughtSeat, chooseSeats } from '@poth/domain/rebooking/choose-seats.ts';
import { viewSeats } from '@poth/domain/seating/seat-map.ts';
import { seatMarksOf } from '@poth/domain/seating/womens-seats.ts';
import type { SeatNo } from '@poth/domain/fleet/seat-layout.ts';
import type { CoachClass } from '@poth/domain/fleet/coach.ts';
import type { SeatTerms } from '@poth/domain/trip/seat-terms.ts';
import type { Journey } from '@poth/domain/trip/trip.ts';
import type { Database, Tx } from '../db/database.ts';
import { readLegsFor, readWomensRule } from '../seating/womens-store.ts';

/** Another coach for a booking. among: the seats that it may have there; null: all that are free. */
type There = { journey: Journey; coachClass: CoachClass; among: readonly SeatNo[] | null };

/**
 * Chooses seats on another coach by its current state; undefined where it has none like the bought ones, side by side where
 * those were. Among named seats it only assigns them to passengers, free or not: taking them shows whether they are free.
 */
export const chooseSeatsOnTrip = async (
  db: Database | Tx,
  was: SeatTerms,
  seats: readonly BoughtSeat[],
  { journey, coachClass, among }: There,
): Promise<Map<SeatNo, SeatNo> | undefined> => {
  const rule = await readWomensRule(db, journey.tripId);
  if (!rule) return undefined;
  const { layout } = rule;
  const { legs, now } = await readLegsFor(rule, db, journey.tripId);
  const views = viewSeats(layout, legs, journey, undefined, now);
  const free = Object.entries(views).flatMap(([seatNo, view]) => (view === 'available' ? [seatNo] : []));
  const marks = seatMarksOf(layout, legs, journey, undefined, now);
  return chooseSeats(was, seats, { layout, coachClass, free: new Set(among ?? free), marks });
};
