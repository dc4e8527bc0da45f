import { sql } from 'kysely';
import type { Write } from '../db/step.ts';

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

/**
 * Issues tickets of a booking as a part of a step, and writes each leg of each down under a key that allows it once:
 * a seat sold twice could not be written.
 */
export const writeTickets = (
  { tripId, bookingId, operatorId, fromStopNo, toStopNo }: Ticketed,
  tickets: readonly NewTicket[],
): Write[] => {
  const rows = JSON.stringify(tickets);
  return [
    (held) => sql`
      insert into ticket (trip_id, ticket_id, booking_id, operator_id, from_stop_no, to_stop_no, state, code, seat_no,
        fare_paisa, passenger_name, passenger_kind, service_charge_paisa, discount_paisa)
      select ${tripId}::uuid, "ticketId", ${bookingId}::uuid, ${operatorId}::uuid, ${fromStopNo}::int, ${toStopNo}::int, 'issued',
        code, "seatNo", "farePaisa", "passengerName", "passengerKind", "serviceChargePaisa", "discountPaisa"
      from jsonb_to_recordset(${rows}::jsonb) ticket ("ticketId" uuid, code text, "seatNo" text, "farePaisa" bigint,
        "passengerName" text, "passengerKind" text, "serviceChargePaisa" bigint, "discountPaisa" bigint)
      where ${held}`,
    (held) => sql`
      insert into ticket_leg (trip_id, seat_no, leg_no, ticket_id, booking_id)
      select ${tripId}::uuid, "seatNo", leg_no, "ticketId", ${bookingId}::uuid
      from jsonb_to_recordset(${rows}::jsonb) ticket ("ticketId" uuid, "seatNo" text),
        generate_series(${fromStopNo}::int, ${toStopNo - 1}::int) leg_no
      where ${held}`,
  ];
};
