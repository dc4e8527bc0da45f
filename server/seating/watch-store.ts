import { sql } from 'kysely';
import type { SeatLeg } from '@poth/domain/seating/seat-map.ts';
import type { Database } from '../db/database.ts';

/** Every seat of a trip on every leg, and which buyers have those that are held or being paid. */
export type TripInventory = { legs: readonly SeatLeg[]; buyers: ReadonlyMap<string, string> };

/** Reads trips for the watch: any number of them by one statement each. */
export type SeatReader = {
  /** Reads the state of each trip's seats as a text that differs when they do, and the moment of it. */
  readMarks(tripIds: readonly string[]): Promise<{ marks: ReadonlyMap<string, string>; now: Date }>;
  readSeats(tripIds: readonly string[]): Promise<ReadonlyMap<string, TripInventory>>;
};

/**
 * Marks trips by their seats' versions, which every change raises, and by what else decides about their maps: a plan
 * exchanged by a change of the trip, and the operator's wish to protect women.
 */
const readMarks =
  (db: Database): SeatReader['readMarks'] =>
  async (tripIds) => {
    const { rows } = await sql<{ tripId: string; mark: string; now: Date }>`
      select s.trip_id, now() as now, concat_ws('.', s.seats, s.versions, o.protect_women_travelling_alone,
        (select count(*) from trip_change c where c.trip_id = s.trip_id)) as mark
      from (select trip_id, count(*) as seats, sum(version) as versions from trip_seat
          where trip_id = any(${[...tripIds]}::uuid[]) group by trip_id) s
        join trip t on t.trip_id = s.trip_id join operator o on o.operator_id = t.operator_id`.execute(db);
    const marks = new Map(rows.map(({ tripId, mark }) => [tripId, mark]));
    return { marks, now: rows[0]?.now ?? new Date() };
  };

type Row = SeatLeg & { tripId: string; buyerId: string | null };

/** Reads who has the seats too, so that a map of many need not ask whether a new hold is its own. */
const readSeats =
  (db: Database): SeatReader['readSeats'] =>
  async (tripIds) => {
    const ids = sql`${[...tripIds]}::uuid[]`;
    const { rows } = await sql<Row>`
      select s.trip_id, s.seat_no, s.leg_no, s.state, s.booking_id, s.expires_at, w.seat_no is not null as woman, b.buyer_id
      from trip_seat s
        left join booking b on b.trip_id = s.trip_id and b.booking_id = s.booking_id and s.state in ('held', 'paying')
        left join (
          select p.trip_id, p.booking_id, p.seat_no
          from trip t
            join operator o on o.operator_id = t.operator_id and o.protect_women_travelling_alone
            join booking_seat p on p.trip_id = t.trip_id and p.passenger_gender = 'female'
          where t.trip_id = any(${ids})) w
          on w.trip_id = s.trip_id and w.booking_id = s.booking_id and w.seat_no = s.seat_no
      where s.trip_id = any(${ids})`.execute(db);
    const trips = new Map<string, { legs: SeatLeg[]; buyers: Map<string, string> }>();
    for (const { tripId, buyerId, ...leg } of rows) {
      const trip = trips.get(tripId) ?? { legs: [], buyers: new Map<string, string>() };
      trips.set(tripId, trip);
      trip.legs.push(leg);
      if (leg.bookingId && buyerId) trip.buyers.set(leg.bookingId, buyerId);
    }
    return trips;
  };

/** Reads from the portal's own database. */
export const seatReader = (db: Database): SeatReader => ({
  readMarks: readMarks(db),
  readSeats: readSeats(db),
});
