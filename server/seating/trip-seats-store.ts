import { sql } from 'kysely';
import type { SeatNo } from '@poth/domain/fleet/seat-layout.ts';
import type { SeatState } from '@poth/domain/seating/lifecycle.ts';
import type { Database } from '../db/database.ts';

/**
 * Taken seat on a leg, with its expiry in milliseconds, its buyer while it is not sold, and whether it is a woman's.
 */
export type TakenSeat = readonly [
  seatNo: SeatNo,
  legNo: number,
  state: SeatState,
  bookingId: string | null,
  expiresAtMs: number | null,
  buyerId: string | null,
  woman: boolean,
];

/** Seats of a trip as one statement reads them: its plan as text, and the taken seats. */
export type TripSeatsRow = {
  tripId: string;
  plan: string;
  version: number;
  legCount: number;
  protectsWomenAlone: boolean;
  now: Date;
  /** Parties on its waiting list. */
  waiting: number;
  taken: TakenSeat[] | null;
};

/**
 * Reads the seats of trips. The booking of a sold seat, and whether it is a woman's, is read only where the operator
 * reserves the seat beside a woman travelling alone; elsewhere no map depends on it.
 */
export const readTripSeats = async (db: Database, tripIds: readonly string[]): Promise<TripSeatsRow[]> => {
  const { rows } = await sql<TripSeatsRow>`
    select t.trip_id, t.layout::text as plan, t.version, t.leg_count, o.protect_women_travelling_alone as protects_women_alone,
      now() as now,
      (select count(*) from waitlist_entry w where w.trip_id = t.trip_id and w.state <> 'ended' and w.wants = 'offer')::int
        as waiting, (
        select json_agg(json_build_array(s.seat_no, s.leg_no, s.state,
          case when s.state <> 'sold' or o.protect_women_travelling_alone then s.booking_id end,
          floor(extract(epoch from s.expires_at) * 1000), b.buyer_id, p.seat_no is not null))
        from trip_seat s
          left join booking b on b.trip_id = s.trip_id and b.booking_id = s.booking_id and s.state in ('held', 'paying')
          left join booking_seat p on o.protect_women_travelling_alone and p.trip_id = s.trip_id
            and p.booking_id = s.booking_id and p.seat_no = s.seat_no and p.passenger_gender = 'female'
        where s.trip_id = t.trip_id and s.state <> 'free') as taken
    from trip t join operator o on o.operator_id = t.operator_id
    where t.trip_id = any(${[...tripIds]}::uuid[])`.execute(db);
  return rows;
};
