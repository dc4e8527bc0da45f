import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { QueueName } from '@poth/domain/waiting-room/place.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Database } from '../db/database.ts';
import { takeLateNumbers } from './late-place-store.ts';

/** Unused numbers of a block are discarded after this time, so that later arrivals never get earlier numbers. */
const keptMs = 1_000;
const mostAtOnce = 4_096;

/** Numbers from `next` to `last`, taken together. waiting: arrivals for whom there is no number yet. */
type Block = {
  next: number;
  last: number;
  takenMs: number;
  size: number;
  waiting: number;
  underWay?: Promise<void> | undefined;
};

/**
 * Numbers the arrivals after the opening. A process takes numbers from the room's row in blocks that grow with the
 * rush, so that a thousand arrivals in a second cost some statements; numbers of two processes are in order to within a
 * second.
 */
export const openLateNumbers = (db: Database) => {
  const blocks = new Map<string, Block>();
  const take = async (block: Block, roomId: string, queue: QueueName): Promise<void> => {
    // Counts arrivals of the same turn of the event loop, and those who waited for the last block.
    await endOfTurn();
    const isRush = performance.now() - block.takenMs < keptMs;
    block.size = Math.min(mostAtOnce, Math.max(block.waiting, isRush ? block.size * 2 : 1));
    const taken = await takeLateNumbers(db, roomId, { proven: 0, unproven: 0, [queue]: block.size });
    if (!taken) throw new Problem('not-found');
    block.last = taken[queue];
    block.next = block.last - block.size + 1;
    // From now on, not from when it was asked for: after a slow answer nobody would get a number of it.
    block.takenMs = performance.now();
  };
  return async (roomId: string, queue: QueueName): Promise<number> => {
    const key = `${roomId} ${queue}`;
    const block = blocks.get(key) ?? {
      next: 1,
      last: 0,
      takenMs: Number.NEGATIVE_INFINITY,
      size: 1,
      waiting: 0,
    };
    blocks.set(key, block);
    for (;;) {
      if (block.next <= block.last && performance.now() - block.takenMs < keptMs) return block.next++;
      block.waiting += 1;
      block.underWay ??= take(block, roomId, queue).finally(() => {
        block.underWay = undefined;
      });
      await block.underWay.finally(() => {
        block.waiting -= 1;
      });
    }
  };
};
