import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { listLapsedBlocks } from './block-store.ts';
import { readRunningTrip } from './change-store.ts';
import { freeBlock } from './free-block.ts';

const batchSize = 50;

/**
 * Releases kept seats whose end has passed, so that the waiting list is offered them; buyers could take them since then. Two
 * processes at once release each block only once. Returns whether more is due.
 */
export const releaseLapsedBlocks = (deps: Pick<Deps, 'db' | 'seatWatch'>) => async (): Promise<boolean> => {
  const lapsed = await listLapsedBlocks(deps.db, batchSize);
  for (const { tripId, blockId } of lapsed) {
    await transaction(deps.db, async (tx) => {
      await readRunningTrip(tx, tripId, 'used');
      await freeBlock(tx, { tripId, blockId }, null);
    });
    deps.seatWatch.changed(tripId);
  }
  return lapsed.length === batchSize;
};
