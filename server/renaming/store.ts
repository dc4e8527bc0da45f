import { sql } from 'kysely';
import type { PassengerGender } from '@poth/domain/booking/booking.ts';
import type { TicketState } from '@poth/domain/ticket/lifecycle.ts';
import type { Database } from '../db/database.ts';

type Ref = { tripId: string; bookingId: string };

/** A seat of a booking with its newest ticket. */
export type NamedSeat = {
  seatNo: string;
  passengerName: string;
  passengerGender: PassengerGender | null;
  renamedAt: Date | null;
  ticketId: string;
  ticketState: TicketState;
  issueNo: number;
};

/** Reads the seats of a booking that have tickets, each with its newest one, in the order of seat numbers. */
export const readNamedSeats = async (db: Database, { tripId, bookingId }: Ref): Promise<NamedSeat[]> => {
  const { rows } = await sql<NamedSeat>`
    select distinct on (s.seat_no) s.seat_no, s.passenger_name, s.passenger_gender, s.renamed_at, k.ticket_id,
      k.state as ticket_state, k.issue_no
    from booking_seat s
      join ticket k on k.trip_id = s.trip_id and k.booking_id = s.booking_id and k.seat_no = s.seat_no
    where s.trip_id = ${tripId} and s.booking_id = ${bookingId}
    order by s.seat_no, k.issue_no desc`.execute(db);
  return rows;
};

/** Reads the phone number that was given for the new passenger of a seat. */
export const readPassengerPhone = async (
  db: Database,
  { tripId, bookingId, seatNo }: Ref & { seatNo: string },
): Promise<string | null> => {
  const row = await db
    .selectFrom('bookingSeat')
    .select('passengerPhone')
    .where('tripId', '=', tripId)
    .where('bookingId', '=', bookingId)
    .where('seatNo', '=', seatNo)
    .executeTakeFirst();
  return row?.passengerPhone ?? null;
};
