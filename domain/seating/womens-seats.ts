import type { PassengerGender } from '../booking/booking.ts';
import { type SeatLayout, type SeatMark, type SeatNo, seatsBeside } from '../fleet/seat-layout.ts';
import { legsOf } from '../trip/trip.ts';
import type { SeatLeg } from './seat-map.ts';

/**
 * Rule by which a trip reserves seats for women: those that its plan marks and, if its operator wishes, those beside
 * women who travel alone.
 */
export type WomensRule = { layout: SeatLayout; protectsWomenAlone: boolean };
type Journey = { fromStopNo: number; toStopNo: number };

/** Tells whether passengers are asked, by choice, if they are women: only where the answer matters. */
export const asksGender = ({ layout, protectsWomenAlone }: WomensRule): boolean =>
  protectsWomenAlone || Object.values(layout.marks ?? {}).includes('women');

type TypedGenders = readonly { seatNo: SeatNo; gender?: PassengerGender | null | undefined }[];

/** Returns the gender to store for a passenger: where the trip asks, as typed now or null; elsewhere unchanged. */
export const genderToStore = (
  rule: WomensRule,
  { seatNo, passengerGender }: { seatNo: SeatNo; passengerGender: PassengerGender | null },
  typed: TypedGenders,
): PassengerGender | null =>
  asksGender(rule) ? (typed.find((one) => one.seatNo === seatNo)?.gender ?? null) : passengerGender;

/** Tells whether a seat is sold, or kept for a payment under way: a hold alone reserves no seat beside it. */
const isSettled = ({ state, expiresAt }: SeatLeg, now: Date): boolean =>
  state === 'sold' || (state === 'paying' && expiresAt !== null && expiresAt > now);

/** Returns the legs of women who have one seat of a trip and nobody with them. */
const legsOfWomenAlone = (legs: Iterable<SeatLeg>, now: Date): SeatLeg[] => {
  const bookings = new Map<string, SeatLeg[]>();
  for (const leg of legs)
    if (leg.bookingId !== null && isSettled(leg, now))
      bookings.set(leg.bookingId, [...(bookings.get(leg.bookingId) ?? []), leg]);
  return [...bookings.values()]
    .filter((own) => own.every(({ seatNo, woman }) => woman && seatNo === own[0]?.seatNo))
    .flat();
};

/**
 * Returns the marks of a trip's seats on a journey: those of its plan and, for women, the seats beside those sold to,
 * or being paid by, women who travel alone on any part of the way. bookingId: the booking that its own seats do not
 * restrict.
 */
export const seatMarksOf = (
  layout: SeatLayout,
  legs: Iterable<SeatLeg>,
  journey: Journey,
  bookingId: string | undefined,
  now: Date,
): Record<SeatNo, SeatMark> => {
  const marks: Record<SeatNo, SeatMark> = { ...layout.marks };
  const travelled = legsOf(journey);
  for (const leg of legsOfWomenAlone(legs, now)) {
    if (leg.bookingId === bookingId || !travelled.includes(leg.legNo)) continue;
    for (const beside of seatsBeside(layout, leg.seatNo)) marks[beside] = 'women';
  }
  return marks;
};

/** Returns the seats reserved for women whose passenger is not known to be a woman. */
export const seatsRefusedToPassengers = (
  marks: Readonly<Record<SeatNo, SeatMark>>,
  seats: readonly { seatNo: SeatNo; passengerGender: PassengerGender | null }[],
): SeatNo[] =>
  seats
    .filter(({ seatNo, passengerGender }) => marks[seatNo] === 'women' && passengerGender !== 'female')
    .map(({ seatNo }) => seatNo);
