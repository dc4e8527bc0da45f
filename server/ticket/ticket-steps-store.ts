import { sql } from 'kysely';
import { legsOf } from '@poth/domain/trip/trip.ts';
import { type Write, writeKind } from '../db/step-parts.ts';

/** A ticket that is about to be issued; sums in paisa. */
export type NewTicket = {
  ticketId: string;
  seatNo: string;
  passengerName: string;
  passengerKind: 'adult' | 'child';
  farePaisa: number;
  serviceChargePaisa: number;
  discountPaisa: number;
  /** Signed text of its QR. */
  code: string;
};

type Ticketed = {
  tripId: string;
  bookingId: string;
  operatorId: string;
  fromStopNo: number;
  toStopNo: number;
};

const ticketsIssued = writeKind(
  'tickets',
  {
    tripId: 'uuid',
    ticketId: 'uuid',
    bookingId: 'uuid',
    operatorId: 'uuid',
    fromStopNo: 'int',
    toStopNo: 'int',
    code: 'text',
    seatNo: 'text',
    farePaisa: 'bigint',
    passengerName: 'text',
    passengerKind: 'text',
    serviceChargePaisa: 'bigint',
    discountPaisa: 'bigint',
  },
  (rows) => sql`
    insert into ticket (trip_id, ticket_id, booking_id, operator_id, from_stop_no, to_stop_no, state, code, seat_no,
      fare_paisa, passenger_name, passenger_kind, service_charge_paisa, discount_paisa)
    select trip_id, ticket_id, booking_id, operator_id, from_stop_no, to_stop_no, 'issued', code, seat_no,
      fare_paisa, passenger_name, passenger_kind, service_charge_paisa, discount_paisa from ${rows} given`,
);

const legsTaken = writeKind(
  'legs of tickets',
  { tripId: 'uuid', seatNo: 'text', legNo: 'int', ticketId: 'uuid', bookingId: 'uuid' },
  (rows) => sql`
    insert into ticket_leg (trip_id, seat_no, leg_no, ticket_id, booking_id)
    select trip_id, seat_no, leg_no, ticket_id, booking_id from ${rows} given`,
);

/**
 * Issues the tickets of a booking as part of a step, and writes each leg of each seat under a unique key, so that a
 * double sale of a seat fails.
 */
export const writeTickets = (
  { tripId, bookingId, operatorId, fromStopNo, toStopNo }: Ticketed,
  tickets: readonly NewTicket[],
): Write[] => [
  ticketsIssued(
    tickets.map((ticket) => ({ ...ticket, tripId, bookingId, operatorId, fromStopNo, toStopNo })),
  ),
  legsTaken(
    tickets.flatMap(({ seatNo, ticketId }) =>
      legsOf({ fromStopNo, toStopNo }).map((legNo) => ({ tripId, seatNo, legNo, ticketId, bookingId })),
    ),
  ),
];
