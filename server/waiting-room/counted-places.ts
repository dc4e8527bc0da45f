import { type QueueName, queueNames } from '@poth/domain/waiting-room/place.ts';
import { mergeSmallest } from '@poth/domain/waiting-room/smallest-hashes.ts';
import type { Database } from '../db/database.ts';
import { type Bounds, mergePlaces } from './lot-store.ts';

type Waiting = { hashes: Record<QueueName, Set<number>>; bounds: Bounds };

/** Gathers the hashes of the places that this process gives, and hands them in together: one statement a second. */
export const openCountedPlaces = (db: Database) => {
  const waiting = new Map<string, Waiting>();
  return {
    /** Notes a place in the lot; one whose hash is no longer among the smallest costs nothing. */
    count: (roomId: string, queue: QueueName, hash: number): void => {
      const kept = waiting.get(roomId) ?? {
        hashes: { proven: new Set(), unproven: new Set() },
        bounds: { proven: null, unproven: null },
      };
      waiting.set(roomId, kept);
      if (hash < (kept.bounds[queue] ?? Number.POSITIVE_INFINITY)) kept.hashes[queue].add(hash);
    },
    handIn: async (roomId: string): Promise<void> => {
      const kept = waiting.get(roomId);
      if (!kept || queueNames.every((queue) => kept.hashes[queue].size === 0)) return;
      const { proven, unproven } = kept.hashes;
      kept.hashes = { proven: new Set(), unproven: new Set() };
      try {
        const sent = { proven: mergeSmallest([...proven], []), unproven: mergeSmallest([...unproven], []) };
        kept.bounds = (await mergePlaces(db, roomId, sent)) ?? kept.bounds;
      } catch (thrown) {
        // The next call hands them in: the same hash twice counts once.
        for (const hash of proven) kept.hashes.proven.add(hash);
        for (const hash of unproven) kept.hashes.unproven.add(hash);
        throw thrown;
      }
    },
  };
};
