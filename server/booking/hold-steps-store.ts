import { sql } from 'kysely';
import type { BookedSeat, Contact } from '@poth/domain/booking/booking.ts';
import type { Language } from '@poth/domain/language.ts';
import type { Write } from '../db/step.ts';
import { writeBooking } from './booking-steps-store.ts';
import type { BookingRow } from './store.ts';

type Ref = { tripId: string; bookingId: string };

/** Writes a new hold as it stands in memory. */
export const insertHold =
  (hold: BookingRow): Write =>
  (held) =>
    sql`
    insert into booking (trip_id, booking_id, buyer_id, operator_id, state, from_stop_no, to_stop_no, held_until, language,
      boarding_counter_id, dropping_counter_id, refund_policy, charge_per_seat_paisa)
    select ${hold.tripId}::uuid, ${hold.bookingId}::uuid, ${hold.buyerId}::uuid, ${hold.operatorId}::uuid, ${hold.state},
      ${hold.fromStopNo}::int, ${hold.toStopNo}::int, ${hold.heldUntil}::timestamptz, ${hold.language},
      ${hold.boardingCounterId}::uuid, ${hold.droppingCounterId}::uuid, ${JSON.stringify(hold.refundPolicy)}::jsonb,
      ${hold.chargePerSeatPaisa}::bigint
    where ${held}`;

/**
 * Makes a locked booking another one than any attempt so far was to pay for: their money goes back whole. Before the
 * first attempt there is nothing to tell apart but the versions of the row.
 */
export const renewHold = (ref: Ref): Write =>
  writeBooking(ref, sql`contents_no = contents_no + extended::int`);

/** Adds seats to a booking. */
export const insertSeats =
  ({ tripId, bookingId }: Ref, seats: readonly Pick<BookedSeat, 'seatNo' | 'farePaisa'>[]): Write =>
  (held) =>
    sql`
    insert into booking_seat (trip_id, booking_id, seat_no, fare_paisa)
    select ${tripId}::uuid, ${bookingId}::uuid, seat_no, fare_paisa
    from unnest(${seats.map(({ seatNo }) => seatNo)}::text[], ${seats.map(({ farePaisa }) => farePaisa)}::bigint[])
      seat (seat_no, fare_paisa)
    where ${held}`;

/** Takes seats out of a booking. */
export const deleteSeats =
  ({ tripId, bookingId }: Ref, seatNos: readonly string[]): Write =>
  (held) =>
    sql`
    delete from booking_seat
    where ${held} and trip_id = ${tripId} and booking_id = ${bookingId} and seat_no = any(${[...seatNos]}::text[])`;

/** Ends a locked hold whose last seat was let go. */
export const endHold = (ref: Ref): Write =>
  writeBooking(ref, sql`state = 'expired', contents_no = contents_no + extended::int`);

/** Sets where the buyer of a locked hold boards and alights. */
export const writePoints = (
  ref: Ref,
  { boardingCounterId, droppingCounterId }: Record<'boardingCounterId' | 'droppingCounterId', string>,
): Write =>
  writeBooking(
    ref,
    sql`boarding_counter_id = ${boardingCounterId}, dropping_counter_id = ${droppingCounterId}`,
  );

type Details = { pnr: string; userId: string | null; contact: Contact; language: Language };

/**
 * Writes whom to reach about a locked hold, its PNR and that the terms were accepted. renewed: whether attempts from
 * before pay for it no more.
 */
export const writeDetails = (
  ref: Ref,
  { pnr, userId, contact, language }: Details,
  renewed: boolean,
): Write =>
  writeBooking(
    ref,
    sql`pnr = ${pnr}, user_id = ${userId}, contact_name = ${contact.name}, contact_phone = ${contact.phone},
      contact_email = ${contact.email}, language = ${language}, terms_accepted_at = now(),
      contents_no = ${renewed ? sql`contents_no + extended::int` : sql`contents_no`}`,
  );

/** Writes who sits in the seats of a locked hold. */
export const writePassengers =
  ({ tripId, bookingId }: Ref, seats: readonly BookedSeat[]): Write =>
  (held) =>
    sql`
    update booking_seat s set passenger_name = said.name, passenger_kind = said.kind, passenger_gender = said.gender
    from unnest(${seats.map((seat) => seat.seatNo)}::text[], ${seats.map((seat) => seat.passengerName)}::text[],
      ${seats.map((seat) => seat.passengerKind)}::text[], ${seats.map((seat) => seat.passengerGender)}::text[])
      said (seat_no, name, kind, gender)
    where ${held} and s.trip_id = ${tripId} and s.booking_id = ${bookingId} and s.seat_no = said.seat_no`;
