import type { Database } from '../db/database.ts';
import type { SeatLeg } from '@poth/domain/seating/seat-map.ts';
import { readLegsOfWomen } from './womens-store.ts';

type Inventory = { legs: SeatLeg[]; now: Date };
type Listener = (inventory: Inventory) => void;

/** Open seat maps of this process: told at once of its own changes, within half a second of everybody's. */
export type SeatWatch = {
  /** A trip's seats may have changed here. */
  changed(tripId: string): void;
  /** Calls the listener with every state that it has not seen; answers how to stop. */
  watch(tripId: string, listener: Listener): () => void;
  stop(): void;
};

const pollMs = 400;

/**
 * Watches the inventory of trips whose maps are open: one reading for all listeners of a trip.
 * A missed change costs one poll, never a wrong map: each reading is the whole truth of its moment.
 */
export const createSeatWatch = (db: Database, log: (line: string) => void): SeatWatch => {
  const watched = new Map<string, Set<Listener>>();
  const reading = new Map<string, 'once' | 'again'>();

  const read = async (tripId: string): Promise<void> => {
    if (!watched.has(tripId)) return;
    if (reading.has(tripId)) {
      reading.set(tripId, 'again');
      return;
    }
    reading.set(tripId, 'once');
    try {
      const inventory = await readLegsOfWomen(db, tripId);
      for (const listener of watched.get(tripId) ?? []) listener(inventory);
    } catch (thrown) {
      log(`seat watch: ${String(thrown)}`);
    }
    const again = reading.get(tripId) === 'again';
    reading.delete(tripId);
    if (again) await read(tripId);
  };

  const timer = setInterval(() => {
    for (const tripId of watched.keys()) void read(tripId);
  }, pollMs);
  timer.unref();

  return {
    changed: (tripId) => void read(tripId),
    watch(tripId, listener) {
      const listeners = watched.get(tripId) ?? new Set();
      watched.set(tripId, listeners.add(listener));
      void read(tripId);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && watched.get(tripId) === listeners) watched.delete(tripId);
      };
    },
    stop: () => clearInterval(timer),
  };
};
