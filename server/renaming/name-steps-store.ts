import { sql } from 'kysely';
import type { PassengerGender } from '@poth/domain/booking/booking.ts';
import { bookingWrite } from '../booking/booking-steps-store.ts';
import { guardKind, type Guard, type Write, writeKind } from '../db/step-parts.ts';

type Ref = { tripId: string; bookingId: string };

const ticketAsIssued = guardKind(
  'ticket as issued',
  { tripId: 'uuid', ticketId: 'uuid', until: 'timestamptz' },
  ['tripId', 'ticketId'],
  (rows) => sql`
    select k.trip_id, k.ticket_id from ${rows} given
      join ticket k on k.trip_id = given.trip_id and k.ticket_id = given.ticket_id
    where k.state = 'issued' and k.issue_no = 1 and given.until > clock_timestamp()
    order by k.trip_id, k.ticket_id for update of k`,
);

/** Locks a ticket that is not boarded, void or renamed before, until a moment by the database's clock. */
export const unrenamedTicket = (tripId: string, ticketId: string, until: Date): Guard =>
  ticketAsIssued([{ tripId, ticketId, until }]);

/** Ticket that replaces another, with the name and the signed text of its QR code. */
export type ReplacedTicket = Ref & {
  ticketId: string;
  newTicketId: string;
  seatNo: string;
  name: string;
  phone: string | null;
  gender: PassengerGender | null;
  code: string;
  /** Time of the change, by the database's clock. */
  at: Date;
};

const ticketRow = { tripId: 'uuid', ticketId: 'uuid', newTicketId: 'uuid' } as const;

const ticketIssuedAgain = writeKind(
  'ticket issued again',
  { ...ticketRow, name: 'text', code: 'text' },
  (rows) => sql`
    insert into ticket (trip_id, ticket_id, booking_id, operator_id, from_stop_no, to_stop_no, state, code, seat_no, fare_paisa,
      passenger_name, passenger_kind, service_charge_paisa, discount_paisa, issue_no)
    select k.trip_id, given.new_ticket_id, k.booking_id, k.operator_id, k.from_stop_no, k.to_stop_no, 'issued', given.code,
      k.seat_no, k.fare_paisa, given.name, k.passenger_kind, k.service_charge_paisa, k.discount_paisa, k.issue_no + 1
    from ${rows} given join ticket k on k.trip_id = given.trip_id and k.ticket_id = given.ticket_id`,
);
const ticketVoided = writeKind(
  'ticket voided',
  { tripId: 'uuid', ticketId: 'uuid' },
  (rows) => sql`
    update ticket k set state = 'void' from ${rows} given
    where k.trip_id = given.trip_id and k.ticket_id = given.ticket_id`,
);
const legsHandedOn = writeKind(
  'legs handed on',
  ticketRow,
  (rows) => sql`
    update ticket_leg l set ticket_id = given.new_ticket_id from ${rows} given
    where l.trip_id = given.trip_id and l.ticket_id = given.ticket_id`,
);
const seatRenamed = writeKind(
  'seat renamed',
  {
    tripId: 'uuid',
    bookingId: 'uuid',
    seatNo: 'text',
    name: 'text',
    phone: 'text?',
    gender: 'text?',
    at: 'timestamptz',
  },
  (rows) => sql`
    update booking_seat s set passenger_name = given.name, passenger_phone = given.phone, passenger_gender = given.gender,
      renamed_at = given.at
    from ${rows} given
    where s.trip_id = given.trip_id and s.booking_id = given.booking_id and s.seat_no = given.seat_no`,
);
const bookingRenamed = bookingWrite('booking renamed', {}, sql`language = b.language`);

/**
 * Voids the ticket of a seat, issues one of the same price for the new passenger in its place, and writes that passenger to
 * the seat.
 */
export const writeNewName = (replaced: ReplacedTicket): Write[] => {
  const { tripId, bookingId, seatNo, ticketId, newTicketId, name, phone, gender, code, at } = replaced;
  return [
    ticketIssuedAgain([{ tripId, ticketId, newTicketId, name, code }]),
    ticketVoided([{ tripId, ticketId }]),
    legsHandedOn([{ tripId, ticketId, newTicketId }]),
    seatRenamed([{ tripId, bookingId, seatNo, name, phone, gender, at }]),
    bookingRenamed([{ tripId, bookingId }]),
  ];
};
