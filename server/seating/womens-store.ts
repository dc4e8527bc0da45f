import { sql } from 'kysely';
import type { SeatLeg } from '@poth/domain/seating/seat-map.ts';
import type { WomensRule } from '@poth/domain/seating/womens-seats.ts';
import type { Database, Tx } from '../db/database.ts';
import type { SeenSeat } from './seat-steps-store.ts';
import { readSeatLegs, type SeatClaim } from './store.ts';

/** Reads the rule by which a trip reserves seats for women. */
export const readWomensRule = async (db: Database | Tx, tripId: string): Promise<WomensRule | undefined> => {
  const row = await db
    .selectFrom('trip as t')
    .innerJoin('operator as o', 'o.operatorId', 't.operatorId')
    .select(['t.layout', 'o.protectWomenTravellingAlone'])
    .where('t.tripId', '=', tripId)
    .executeTakeFirst();
  return row && { layout: row.layout, protectsWomenAlone: row.protectWomenTravellingAlone };
};

/**
 * Reads the whole inventory of a trip, and which seats women have where the operator reserves the seat beside a woman
 * travelling alone; elsewhere that costs two look-ups by key.
 */
const readLegsOfWomen = async (
  db: Database | Tx,
  tripId: string,
): Promise<{ legs: SeatLeg[]; now: Date }> => {
  const { rows } = await sql<SeatLeg & { now: Date }>`
    select s.seat_no, s.leg_no, s.state, s.booking_id, s.expires_at, w.seat_no is not null as woman, now() as now
    from trip_seat s left join (
      select p.booking_id, p.seat_no
      from trip t
        join operator o on o.operator_id = t.operator_id and o.protect_women_travelling_alone
        join booking_seat p on p.trip_id = t.trip_id and p.passenger_gender = 'female'
      where t.trip_id = ${tripId}) w on w.booking_id = s.booking_id and w.seat_no = s.seat_no
    where s.trip_id = ${tripId}`.execute(db);
  return { legs: rows, now: rows[0]?.now ?? new Date() };
};

/** Reads the inventory as far as a trip's rule asks for it. */
export const readLegsFor = ({ protectsWomenAlone }: WomensRule, db: Database | Tx, tripId: string) =>
  (protectsWomenAlone ? readLegsOfWomen : readSeatLegs)(db, tripId);

/**
 * Locks seats until the transaction ends, always in one order: a transaction that wants one of them waits, and then
 * sees the outcome.
 */
export const lockSeats = async (tx: Tx, { tripId, seatNos, legNos }: SeatClaim): Promise<void> => {
  await sql`
    select from trip_seat
    where trip_id = ${tripId} and seat_no = any(${[...seatNos]}::text[]) and leg_no = any(${[...legNos]}::int[])
    order by seat_no, leg_no for update`.execute(tx);
};

/** Reads the versions of seats on some legs, by which a step sees that none of them has changed since. */
export const readSeatVersions = async (
  db: Database,
  { tripId, seatNos, legNos }: SeatClaim,
): Promise<SeenSeat[]> => {
  const { rows } = await sql<SeenSeat>`
    select seat_no, leg_no, version from trip_seat
    where trip_id = ${tripId} and seat_no = any(${[...seatNos]}::text[]) and leg_no = any(${[...legNos]}::int[])`.execute(
    db,
  );
  return rows;
};
