import { type RawBuilder, sql } from 'kysely';
import type { SeatNo } from '@poth/domain/fleet/seat-layout.ts';
import type { Journey } from '@poth/domain/trip/trip.ts';
import type { Database, Tx } from '../db/database.ts';
import { touching } from '../db/touch.ts';
import { type SeatClaim, takeableRow } from '../seating/store.ts';

/** Condition: a row of inventory is kept off the web for the operator's counters, which may sell it. */
export const keptForCounter = (seat: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  ${seat}.state = 'blocked' and exists (
    select from seat_block k
    where k.trip_id = ${seat}.trip_id and k.block_id = ${seat}.booking_id and k.kept_for = 'counter'
      and k.released_at is null))`;

/** Reads the seats of a journey that only a counter can sell: each leg kept for it or free, at least one kept. */
export const readKeptSeats = async (
  db: Database,
  { tripId, fromStopNo, toStopNo }: Journey,
): Promise<SeatNo[]> => {
  const { rows } = await sql<{ seatNo: SeatNo }>`
    select s.seat_no
    from (select s.seat_no, s.state, s.expires_at, ${keptForCounter(sql.ref('s'))} as kept from trip_seat s
      where s.trip_id = ${tripId} and s.leg_no >= ${fromStopNo} and s.leg_no < ${toStopNo}) s
    group by s.seat_no
    having bool_or(s.kept) and bool_and(s.kept or ${takeableRow('s')})
    order by s.seat_no`.execute(db);
  return rows.map(({ seatNo }) => seatNo);
};

/**
 * Frees seats that are kept for the counters, as the first step of the transaction that takes them: no other
 * transaction sees them free, and a rollback leaves them kept as before.
 */
export const freeKeptSeats = async (tx: Tx, { tripId, seatNos, legNos }: SeatClaim): Promise<void> => {
  await sql`${touching(tripId)}
    update trip_seat s set state = 'free', booking_id = null, expires_at = null, version = version + 1
    where s.trip_id = ${tripId} and s.seat_no = any(${[...seatNos]}::text[]) and s.leg_no = any(${[...legNos]}::int[])
      and ${keptForCounter(sql.ref('s'))}`.execute(tx);
};
