import { sql } from 'kysely';
import type { QueueName } from '@poth/domain/waiting-room/place.ts';
import { mostHashesKept } from '@poth/domain/waiting-room/smallest-hashes.ts';
import type { Database, Tx } from '../db/database.ts';

/** Numbers by queue. */
export type ByQueue<T> = Record<QueueName, T>;

/** Largest hash that each queue keeps once it is full; null before. */
export type Bounds = ByQueue<number | null>;

/**
 * Hands in the hashes of all places that a process has given since the last time. Returns the bounds of the queues;
 * undefined where the lot has been drawn. Handing in the same hash again changes nothing.
 */
export const mergePlaces = async (
  db: Database,
  roomId: string,
  { proven, unproven }: ByQueue<readonly number[]>,
): Promise<Bounds | undefined> => {
  const { rows } = await sql<Bounds>`
    update waiting_room set merge_no = merge_no + 1,
      proven_smallest = array(select distinct h from unnest(proven_smallest || ${[...proven]}::double precision[]) h
        order by h limit ${mostHashesKept}::int),
      unproven_smallest = array(select distinct h from unnest(unproven_smallest || ${[...unproven]}::double precision[]) h
        order by h limit ${mostHashesKept}::int)
    where room_id = ${roomId} and drawn_at is null
    returning proven_smallest[${mostHashesKept}::int] as proven, unproven_smallest[${mostHashesKept}::int] as unproven`.execute(
    db,
  );
  return rows[0];
};

/** Facts from which a lot is drawn. */
export type LotRow = {
  secret: string;
  publicValue: string | null;
  mergeNo: number;
  provenSmallest: number[];
  unprovenSmallest: number[];
};

/**
 * Reads a lot that is due: `seconds` after the opening, in which every process hands in its places, and where a public
 * value was announced, once it is there or the wait for it is over.
 */
export const readDueLot = async (
  db: Database,
  roomId: string,
  seconds: number,
): Promise<LotRow | undefined> => {
  const { rows } = await sql<LotRow>`
    select secret, public_value, merge_no, proven_smallest, unproven_smallest from waiting_room
    where room_id = ${roomId} and drawn_at is null and opens_at + make_interval(secs => ${seconds}) <= now()
      and (value_source is null or public_value is not null
        or opens_at + make_interval(mins => value_wait_minutes) <= now())`.execute(db);
  return rows[0];
};

/** Writes a drawn lot: once, and only where nothing was handed in since it was read. */
export const writeLot = async (
  db: Database,
  lot: {
    roomId: string;
    seed: string;
    mergeNo: number;
    publicValue: string | null;
    counted: ByQueue<number>;
  },
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update waiting_room set seed = ${lot.seed}, drawn_at = now(), proven_counted = ${lot.counted.proven}::int,
      unproven_counted = ${lot.counted.unproven}::int
    where room_id = ${lot.roomId} and drawn_at is null and merge_no = ${lot.mergeNo}::int
      and public_value is not distinct from ${lot.publicValue}`.execute(db);
  return numAffectedRows === 1n;
};

/** Writes the public value of a lot: once, after the opening and before it is drawn. */
export const writePublicValue = async (
  tx: Tx,
  { roomId, value }: { roomId: string; value: string },
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update waiting_room set public_value = ${value}
    where room_id = ${roomId} and opens_at <= now() and drawn_at is null and public_value is null
      and value_source is not null`.execute(tx);
  return numAffectedRows === 1n;
};

/** Parts of a drawn lot that are published. */
export type PublishedLot = Omit<LotRow, 'mergeNo'>;

/** Reads what is published of a lot; undefined before it is drawn. */
export const readLot = async (db: Database, roomId: string): Promise<PublishedLot | undefined> => {
  const { rows } = await sql<PublishedLot>`
    select secret, public_value, proven_smallest, unproven_smallest from waiting_room
    where room_id = ${roomId} and drawn_at is not null`.execute(db);
  return rows[0];
};
