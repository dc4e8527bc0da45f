import { type BoughtSeat, chooseSeats } from '@poth/domain/rebooking/choose-seats.ts';
import { type SeatLeg, viewSeats } from '@poth/domain/seating/seat-map.ts';
import { seatMarksOf, type WomensRule } from '@poth/domain/seating/womens-seats.ts';
import type { SeatNo } from '@poth/domain/fleet/seat-layout.ts';
import type { CoachClass } from '@poth/domain/fleet/coach.ts';
import type { SeatTerms } from '@poth/domain/trip/seat-terms.ts';
import type { Journey } from '@poth/domain/trip/trip.ts';
import type { Tx } from '../db/database.ts';
import { readLegsFor, readWomensRule } from '../seating/womens-store.ts';

/** Another coach for a booking. */
type There = { journey: Journey; coachClass: CoachClass };

/** Seats of a trip at a moment; seats without a leg are free. */
type SeatsOfTrip = Pick<WomensRule, 'layout'> & { legs: Iterable<SeatLeg>; now: Date };

/**
 * Chooses free seats on another coach; undefined where it has none like the bought ones, side by side where those were.
 */
export const chooseFreeSeats = (
  was: SeatTerms,
  seats: readonly BoughtSeat[],
  { layout, legs, now }: SeatsOfTrip,
  { journey, coachClass }: There,
): Map<SeatNo, SeatNo> | undefined => {
  const views = viewSeats(layout, legs, journey, undefined, now);
  const free = Object.entries(views).flatMap(([seatNo, view]) => (view === 'available' ? [seatNo] : []));
  const marks = seatMarksOf(layout, legs, journey, undefined, now);
  return chooseSeats(was, seats, { layout, coachClass, free: new Set(free), marks });
};

/**
 * Assigns named seats of another coach to passengers, free or not: taking them shows whether they are free. Undefined where
 * they are not like the bought ones.
 */
export const assignSeats = async (
  tx: Tx,
  was: SeatTerms,
  seats: readonly BoughtSeat[],
  { journey, coachClass, seatNos }: There & { seatNos: readonly SeatNo[] },
): Promise<Map<SeatNo, SeatNo> | undefined> => {
  const rule = await readWomensRule(tx, journey.tripId);
  if (!rule) return undefined;
  const { legs, now } = await readLegsFor(rule, tx, journey.tripId);
  const marks = seatMarksOf(rule.layout, legs, journey, undefined, now);
  return chooseSeats(was, seats, { layout: rule.layout, coachClass, free: new Set(seatNos), marks });
};
