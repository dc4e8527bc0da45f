import type { SeatNo } from '../fleet/seat-layout.ts';
import type { Language } from '../language.ts';
import type { Paisa } from '../money.ts';
import type { Phone } from '../phone.ts';
import type { Journey } from '../trip/trip.ts';
import type { BookingState } from './lifecycle.ts';

/** Kinds of passengers. A child is under 10; under 3, on a lap, it travels free and without a seat. */
export const passengerKinds = ['adult', 'child'] as const;
export type PassengerKind = (typeof passengerKinds)[number];

/** Genders of passengers: asked only where a coach reserves seats for women, and answered by choice. */
export const passengerGenders = ['female', 'male'] as const;
export type PassengerGender = (typeof passengerGenders)[number];

/** Seat of a booking and its passenger. */
export type BookedSeat = {
  seatNo: SeatNo;
  farePaisa: Paisa;
  /** Amount taken off this fare because outbound and return trip are bought together. */
  bothWaysOffPaisa: Paisa;
  passengerName: string;
  passengerKind: PassengerKind;
  /** Null: not asked, or not answered. */
  passengerGender: PassengerGender | null;
};

/** Contact of a booking, who receives its ticket and questions about it. */
export type Contact = { name: string; phone: Phone; email: string | null };

/** A traveller's claim on seats of one trip, from the first held seat to the last cancelled one. */
export type Booking = Journey & {
  bookingId: string;
  /** Browser or API client that holds the booking. */
  buyerId: string;
  /** Account with which the booking was bought; null for a guest. */
  userId: string | null;
  operatorId: string;
  /** Assigned at checkout; null before. */
  pnr: string | null;
  state: BookingState;
  /** End of the hold; the start of a payment moves it later, once. */
  heldUntil: Date;
  extended: boolean;
  contact: Contact | null;
  boardingCounterId: string;
  droppingCounterId: string;
  language: Language;
  seats: readonly BookedSeat[];
};
