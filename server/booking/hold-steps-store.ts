import { sql } from 'kysely';
import type { BookedSeat, Contact } from '@poth/domain/booking/booking.ts';
import type { Language } from '@poth/domain/language.ts';
import { type Write, writeKind } from '../db/step-parts.ts';
import { bookingWrite } from './booking-steps-store.ts';
import type { BookingRow } from './store.ts';

type Ref = { tripId: string; bookingId: string };

const holdInserted = writeKind(
  'hold',
  {
    tripId: 'uuid',
    bookingId: 'uuid',
    buyerId: 'uuid',
    operatorId: 'uuid',
    state: 'text',
    fromStopNo: 'int',
    toStopNo: 'int',
    heldUntil: 'timestamptz',
    language: 'text',
    boardingCounterId: 'uuid',
    droppingCounterId: 'uuid',
    refundPolicy: 'jsonb',
    chargePerSeatPaisa: 'bigint?',
    bothWaysPercent: 'int',
  },
  (rows) => sql`
    insert into booking (trip_id, booking_id, buyer_id, operator_id, state, from_stop_no, to_stop_no, held_until, language,
      boarding_counter_id, dropping_counter_id, refund_policy, charge_per_seat_paisa, both_ways_percent)
    select trip_id, booking_id, buyer_id, operator_id, state, from_stop_no, to_stop_no, held_until, language,
      boarding_counter_id, dropping_counter_id, refund_policy, charge_per_seat_paisa, both_ways_percent from ${rows} given`,
);

/** Writes a new hold as it is in memory. */
export const insertHold = (hold: BookingRow): Write => holdInserted([hold]);

const renewed = bookingWrite('hold renewed', {}, sql`contents_no = b.contents_no + b.extended::int`);

/**
 * Marks a locked booking as changed since all attempts so far: their money goes back whole. Before the first attempt
 * only the version of the row rises.
 */
export const raiseContentsNoOfHold = ({ tripId, bookingId }: Ref): Write => renewed([{ tripId, bookingId }]);

const seatsInserted = writeKind(
  'seats of a hold',
  { tripId: 'uuid', bookingId: 'uuid', seatNo: 'text', farePaisa: 'bigint' },
  (rows) => sql`
    insert into booking_seat (trip_id, booking_id, seat_no, fare_paisa)
    select trip_id, booking_id, seat_no, fare_paisa from ${rows} given`,
);

/** Adds seats to a booking. */
export const insertSeats = (
  { tripId, bookingId }: Ref,
  seats: readonly Pick<BookedSeat, 'seatNo' | 'farePaisa'>[],
): Write => seatsInserted(seats.map(({ seatNo, farePaisa }) => ({ tripId, bookingId, seatNo, farePaisa })));

const seatsDeleted = writeKind(
  'seats out of a hold',
  { tripId: 'uuid', bookingId: 'uuid', seatNo: 'text' },
  (rows) => sql`
    delete from booking_seat s using ${rows} given
    where s.trip_id = given.trip_id and s.booking_id = given.booking_id and s.seat_no = given.seat_no`,
);

/** Takes seats out of a booking. */
export const deleteSeats = ({ tripId, bookingId }: Ref, seatNos: readonly string[]): Write =>
  seatsDeleted(seatNos.map((seatNo) => ({ tripId, bookingId, seatNo })));

const ended = bookingWrite(
  'hold ended',
  {},
  sql`state = 'expired', contents_no = b.contents_no + b.extended::int`,
);

/** Ends a locked hold whose last seat was let go. */
export const endHold = ({ tripId, bookingId }: Ref): Write => ended([{ tripId, bookingId }]);

const points = bookingWrite(
  'points',
  { boardingCounterId: 'uuid', droppingCounterId: 'uuid' },
  sql`boarding_counter_id = given.boarding_counter_id, dropping_counter_id = given.dropping_counter_id`,
);

/** Sets the boarding and dropping points of a locked hold. */
export const writePoints = (
  { tripId, bookingId }: Ref,
  { boardingCounterId, droppingCounterId }: Record<'boardingCounterId' | 'droppingCounterId', string>,
): Write => points([{ tripId, bookingId, boardingCounterId, droppingCounterId }]);

const details = bookingWrite(
  'details',
  {
    pnr: 'text',
    userId: 'text?',
    name: 'text',
    phone: 'text',
    email: 'text?',
    language: 'text',
    renewed: 'boolean',
  },
  sql`pnr = given.pnr, user_id = given.user_id, contact_name = given.name, contact_phone = given.phone,
    contact_email = given.email, language = given.language, terms_accepted_at = now(),
    contents_no = case when given.renewed then b.contents_no + b.extended::int else b.contents_no end`,
);

type Details = { pnr: string; userId: string | null; contact: Contact; language: Language };

/**
 * Writes the contact of a locked hold, its PNR and that the terms were accepted. isRenewed: earlier attempts no longer
 * pay for it.
 */
export const writeDetails = (
  { tripId, bookingId }: Ref,
  { contact, ...more }: Details,
  isRenewed: boolean,
): Write => details([{ tripId, bookingId, ...contact, ...more, renewed: isRenewed }]);

const passengers = writeKind(
  'passengers',
  { tripId: 'uuid', bookingId: 'uuid', seatNo: 'text', name: 'text', kind: 'text', gender: 'text?' },
  (rows) => sql`
    update booking_seat s set passenger_name = given.name, passenger_kind = given.kind, passenger_gender = given.gender
    from ${rows} given
    where s.trip_id = given.trip_id and s.booking_id = given.booking_id and s.seat_no = given.seat_no`,
);

/** Writes the passengers of a locked hold's seats. */
export const writePassengers = ({ tripId, bookingId }: Ref, seats: readonly BookedSeat[]): Write =>
  passengers(
    seats.map(({ seatNo, passengerName, passengerKind, passengerGender }) => ({
      tripId,
      bookingId,
      seatNo,
      name: passengerName,
      kind: passengerKind,
      gender: passengerGender,
    })),
  );
