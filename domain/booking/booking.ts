import type { SeatNo } from '../fleet/seat-layout.ts';
import type { Language } from '../language.ts';
import type { Paisa } from '../money.ts';
import type { Phone } from '../phone.ts';
import type { Journey } from '../trip/trip.ts';
import type { BookingState } from './lifecycle.ts';

/** Child: under 10; under 3 on a lap travels free, without a seat. */
export const passengerKinds = ['adult', 'child'] as const;
export type PassengerKind = (typeof passengerKinds)[number];

/** Asked, and only by choice, where a coach keeps seats for women. */
export const passengerGenders = ['female', 'male'] as const;
export type PassengerGender = (typeof passengerGenders)[number];

/** Seat of a booking and its passenger. */
export type BookedSeat = {
  seatNo: SeatNo;
  farePaisa: Paisa;
  /** Amount that is off this fare because both ways are bought at once. */
  bothWaysOffPaisa: Paisa;
  passengerName: string;
  passengerKind: PassengerKind;
  /** Null: not asked, or not said. */
  passengerGender: PassengerGender | null;
};

/** Contact of a booking: asked about it, and sent its ticket. */
export type Contact = { name: string; phone: Phone; email: string | null };

/** A traveller's claim on seats of one trip, from the first held seat to the last cancelled one. */
export type Booking = Journey & {
  bookingId: string;
  /** The browser or client that holds it. */
  buyerId: string;
  /** The account it was bought with; null for a guest's. */
  userId: string | null;
  operatorId: string;
  /** Given at checkout. */
  pnr: string | null;
  state: BookingState;
  /** The seats are this buyer's until then; a started payment has moved it once. */
  heldUntil: Date;
  extended: boolean;
  contact: Contact | null;
  boardingCounterId: string;
  droppingCounterId: string;
  language: Language;
  seats: readonly BookedSeat[];
};
