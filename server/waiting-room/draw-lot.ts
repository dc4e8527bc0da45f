import type { Database } from '../db/database.ts';
import { countLotPlaces, seedOf } from './lot-hash.ts';
import { readDueLot, writeLot } from './lot-store.ts';

/** Seconds between opening and lot: every process hands in its places once a second. */
const handInSeconds = 3;

/**
 * Draws the lot of a room once it is due. Any process may; where two do at once, one of them writes. Returns false
 * where it is not due, another has drawn it, or places came meanwhile and the next beat draws.
 */
export const drawLot = async (db: Database, roomId: string): Promise<boolean> => {
  const lot = await readDueLot(db, roomId, handInSeconds);
  if (!lot) return false;
  const { mergeNo, publicValue } = lot;
  return writeLot(db, { roomId, mergeNo, publicValue, seed: seedOf(lot), counted: countLotPlaces(lot) });
};
