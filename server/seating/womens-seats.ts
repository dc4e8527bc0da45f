import type { PassengerGender } from '@poth/domain/booking/booking.ts';
import { type SeatNo, seatsBeside } from '@poth/domain/fleet/seat-layout.ts';
import { Problem } from '@poth/domain/problem.ts';
import {
  asksGender,
  seatsRefusedToPassengers,
  seatMarksOf,
  type WomensRule,
} from '@poth/domain/seating/womens-seats.ts';
import { type Journey, legsOf } from '@poth/domain/trip/trip.ts';
import type { Database, Tx } from '../db/database.ts';
import type { SeenSeat } from './seat-steps-store.ts';
import { lockSeats, readLegsFor, readSeatVersions, readWomensRule } from './womens-store.ts';

/** Booking with the facts that the rule asks for. */
export type WomensClaim = Journey & {
  bookingId: string;
  seats: readonly { seatNo: SeatNo; passengerGender: PassengerGender | null }[];
};

/**
 * Returns the seats of a booking that are reserved for women and whose passenger is not known to be one. The seats and
 * those beside them stay locked: of two bookings that take a pair at once the second sees the first, whichever has the
 * woman.
 */
const seatsNotForThem = async (tx: Tx, booking: WomensClaim): Promise<SeatNo[]> => {
  const { tripId, bookingId, seats } = booking;
  const rule = await readWomensRule(tx, tripId);
  if (!rule || !asksGender(rule)) return [];
  const { layout, protectsWomenAlone } = rule;
  const own = seats.map(({ seatNo }) => seatNo);
  const pairs = own.flatMap((seatNo) => seatsBeside(layout, seatNo));
  if (protectsWomenAlone)
    await lockSeats(tx, { tripId, seatNos: [...own, ...pairs], legNos: legsOf(booking) });
  const { legs, now } = await readLegsFor(rule, tx, tripId);
  return seatsRefusedToPassengers(seatMarksOf(layout, legs, booking, bookingId, now), seats);
};

/**
 * Returns the seats of a booking that are reserved for women and whose passenger is not known to be one, and the
 * versions of its seats and those beside them: a step that depends on the answer is taken where none of them has
 * changed. Of two bookings that take a pair at once the second sees the first, whichever has the woman.
 */
export const lookAtWomensSeats = async (
  db: Database,
  rule: WomensRule,
  booking: WomensClaim,
): Promise<{ refused: SeatNo[]; seen: SeenSeat[] }> => {
  if (!asksGender(rule)) return { refused: [], seen: [] };
  const { tripId, bookingId, seats } = booking;
  const { layout, protectsWomenAlone } = rule;
  const own = seats.map(({ seatNo }) => seatNo);
  const seatNos = [...own, ...own.flatMap((seatNo) => seatsBeside(layout, seatNo))];
  const seen = protectsWomenAlone
    ? await readSeatVersions(db, { tripId, seatNos, legNos: legsOf(booking) })
    : [];
  const { legs, now } = await readLegsFor(rule, db, tripId);
  return {
    refused: seatsRefusedToPassengers(seatMarksOf(layout, legs, booking, bookingId, now), seats),
    seen,
  };
};

/**
 * Refuses to sell seats that are reserved for women to a passenger who is not known to be one; in the transaction that
 * starts the payment or sells the seats, before it touches them. Problems: women-only-seat (with the seats).
 */
export const refuseWomensSeats = async (tx: Tx, booking: WomensClaim): Promise<void> => {
  const refused = await seatsNotForThem(tx, booking);
  if (refused.length > 0) throw new Problem('women-only-seat', { seats: refused });
};

/** Tells whether a booking's passengers are asked if they are women, and which of its seats are reserved for women. */
export const viewWomensSeats = async (
  db: Database,
  { tripId, bookingId, fromStopNo, toStopNo, seats }: WomensClaim,
): Promise<{ asked: boolean; seatNos: SeatNo[] }> => {
  const rule = await readWomensRule(db, tripId);
  if (!rule || !asksGender(rule)) return { asked: false, seatNos: [] };
  const { legs, now } = await readLegsFor(rule, db, tripId);
  const marks = seatMarksOf(rule.layout, legs, { fromStopNo, toStopNo }, bookingId, now);
  return {
    asked: true,
    seatNos: seats.map(({ seatNo }) => seatNo).filter((seatNo) => marks[seatNo] === 'women'),
  };
};
