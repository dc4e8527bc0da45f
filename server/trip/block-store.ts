import { sql } from 'kysely';
import type { SeatNo } from '@poth/domain/fleet/seat-layout.ts';
import type { KeepSeatsInput } from '@poth/domain/trip/input.ts';
import type { SeatBlock } from '@poth/domain/trip/kept-seats.ts';
import type { Database, Tx } from '../db/database.ts';

export type BlockRef = { tripId: string; blockId: string };

type NewBlock = Omit<KeepSeatsInput, 'key' | 'untilHoursBefore'> & {
  blockId: string;
  by: { userId: string; name: string };
  expiresAt: Date | null;
};

/** Inserts a block: its seats, purpose and end, and the person who keeps them. */
export const addBlock = async (tx: Tx, { by, seatNos, ...block }: NewBlock): Promise<void> => {
  await tx
    .insertInto('seatBlock')
    .values({ ...block, seatNos: JSON.stringify(seatNos), keptBy: by.userId, keptByName: by.name })
    .execute();
};

/** Ends a block and returns its seats; undefined where it has already ended, or does not exist. userId: null for its own end. */
export const endBlock = async (
  tx: Tx,
  { tripId, blockId }: BlockRef,
  userId: string | null,
): Promise<SeatNo[] | undefined> => {
  const row = await tx
    .updateTable('seatBlock')
    .set({ releasedAt: sql<Date>`now()`, releasedBy: userId })
    .where('tripId', '=', tripId)
    .where('blockId', '=', blockId)
    .where('releasedAt', 'is', null)
    .returning('seatNos')
    .executeTakeFirst();
  return row?.seatNos;
};

/**
 * Reads the blocks of a trip that still keep seats, with those seats; seats whose block expired or that were taken
 * since are left out.
 */
export const readBlocks = async (db: Database | Tx, tripId: string): Promise<SeatBlock[]> => {
  const { rows } = await sql<SeatBlock>`
    select b.block_id, array_agg(distinct s.seat_no order by s.seat_no) as seat_nos, b.from_stop_no, b.to_stop_no,
      b.kept_for, b.note, b.kept_by_name as kept_by, b.kept_at, b.expires_at
    from seat_block b
      join trip_seat s on s.trip_id = b.trip_id and s.booking_id = b.block_id and s.state = 'blocked'
        and (s.expires_at is null or s.expires_at > now())
    where b.trip_id = ${tripId} and b.released_at is null
    group by b.block_id, b.from_stop_no, b.to_stop_no, b.kept_for, b.note, b.kept_by_name, b.kept_at, b.expires_at
    order by b.kept_at, b.block_id`.execute(db);
  return rows;
};

/** Lists blocks that nobody has released and whose end has passed. */
export const listLapsedBlocks = async (db: Database, limit: number): Promise<BlockRef[]> => {
  const { rows } = await sql<BlockRef>`
    select trip_id, block_id from seat_block
    where released_at is null and expires_at <= clock_timestamp()
    order by expires_at limit ${limit}`.execute(db);
  return rows;
};
