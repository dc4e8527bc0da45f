import type { Tx } from '../db/database.ts';
import { offerFreed } from '../seating/offer-freed.ts';
import { freeBlockedSeats } from '../seating/store.ts';
import { type BlockRef, endBlock } from './block-store.ts';

/**
 * Ends a block of a locked trip and frees the seats that it still keeps, or offers them to the waiting list. Returns false
 * where it has already ended. userId: null for its own end.
 */
export const freeBlock = async (tx: Tx, block: BlockRef, userId: string | null): Promise<boolean> => {
  const seatNos = await endBlock(tx, block, userId);
  if (!seatNos) return false;
  await freeBlockedSeats(tx, block.tripId, block.blockId);
  await offerFreed(tx, { tripId: block.tripId, seatNos });
  return true;
};
