import type { PassengerGender } from '../booking/booking.ts';
import { type SeatLayout, type SeatMark, type SeatNo, seatsBeside } from '../fleet/seat-layout.ts';
import { legsOf } from '../trip/trip.ts';
import type { SeatLeg } from './seat-map.ts';

/**
 * Rule by which a trip keeps seats for women: those that its plan marks, and by its operator's wish those beside
 * women who travel alone.
 */
export type WomensRule = { layout: SeatLayout; protectsWomenAlone: boolean };
type Journey = { fromStopNo: number; toStopNo: number };

/** Whether passengers are asked, by choice, if they are women: only where an answer matters. */
export const asksGender = ({ layout, protectsWomenAlone }: WomensRule): boolean =>
  protectsWomenAlone || Object.values(layout.marks ?? {}).includes('women');

type TypedGenders = readonly { seatNo: SeatNo; gender?: PassengerGender | null | undefined }[];

/** Keeps of a passenger's gender what a trip asks for: as it is typed now, or not at all; where it does not ask, as it was. */
export const genderKept = (
  rule: WomensRule,
  { seatNo, passengerGender }: { seatNo: SeatNo; passengerGender: PassengerGender | null },
  typed: TypedGenders,
): PassengerGender | null =>
  asksGender(rule) ? (typed.find((one) => one.seatNo === seatNo)?.gender ?? null) : passengerGender;

/** Sold, or kept for a payment that is under way: a hold alone promises nothing to anybody. */
const isSettled = ({ state, expiresAt }: SeatLeg, now: Date): boolean =>
  state === 'sold' || (state === 'paying' && expiresAt !== null && expiresAt > now);

/** The legs of women who have one seat of a trip and nobody with them. */
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
 * Marks of the seats of a trip on a journey: those of its plan, and for women the seats beside those that were sold,
 * or are being paid for, to women who travel alone on any part of the way. bookingId: whose seats do not bind itself.
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

/** Of some passengers' seats, those that are kept for women and whose passenger is not known to be one. */
export const seatsRefusedToPassengers = (
  marks: Readonly<Record<SeatNo, SeatMark>>,
  seats: readonly { seatNo: SeatNo; passengerGender: PassengerGender | null }[],
): SeatNo[] =>
  seats
    .filter(({ seatNo, passengerGender }) => marks[seatNo] === 'women' && passengerGender !== 'female')
    .map(({ seatNo }) => seatNo);
