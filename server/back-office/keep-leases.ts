import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import { claimChores, releaseChores } from './chore-store.ts';

/**
 * Times of a lease in milliseconds. heldMs: a killed process keeps its chores from the others for this long;
 * renewedEveryMs: also how soon a released chore is taken.
 */
export const leaseTimes = { heldMs: 6_000, renewedEveryMs: 1_500 };

/** Leases of chores that one process runs for the whole installation. */
export type Leases = {
  /** Tells whether this process has the chore now. By its own clock, without asking: it knows when its lease ends. */
  holds(name: string): boolean;
  /** Claims again, after another holder has gone. */
  renew(): Promise<void>;
  /** Releases the chores it holds. */
  stop(): Promise<void>;
};

/**
 * Claims chores for this process and renews its claims, one small statement each time, until it is stopped. Resolves
 * after the first claim. A lease spares work and guarantees nothing: a process that was paused may finish a run after
 * another has begun one, and each step of a chore is safe against that by its own condition.
 */
export const keepLeases = async (
  db: Database,
  names: readonly string[],
  times = leaseTimes,
): Promise<Leases> => {
  const holder = randomUUID();
  const stopping = new AbortController();
  const { signal } = stopping;
  let [held, untilMs] = [new Set<string>(), 0];
  const renew = async (): Promise<void> => {
    const beganMs = performance.now();
    held = new Set(await claimChores(db, { holder, names, heldMs: times.heldMs }));
    untilMs = beganMs + times.heldMs;
  };
  // While the database is away nothing is renewed, and the lease lapses by itself.
  const renewOrLapse = (): Promise<void> => renew().catch(() => undefined);
  await renewOrLapse();
  const renewing = (async () => {
    while (!signal.aborted) {
      await pause(times.renewedEveryMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (!signal.aborted) await renewOrLapse();
    }
  })();
  return {
    holds: (name) => held.has(name) && performance.now() < untilMs,
    renew,
    stop: async () => {
      stopping.abort();
      await renewing;
      held.clear();
      await releaseChores(db, holder).catch(() => undefined);
    },
  };
};
