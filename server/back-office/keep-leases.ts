import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import { claimChores, releaseChores } from './chore-store.ts';

/**
 * Times of a lease in milliseconds. heldMs: a process that is killed keeps its chores so long from the others;
 * renewedEveryMs: also how soon a chore that was given back is taken.
 */
export const leaseTimes = { heldMs: 6_000, renewedEveryMs: 1_500 };

/** Chores that one process does for all of an installation. */
export type Leases = {
  /** Whether this process has the chore now. By its own clock: it knows without asking when its lease is over. */
  holds(name: string): boolean;
  /** Asks once more, after who held it has gone. */
  renew(): Promise<void>;
  /** Gives back what it holds. */
  stop(): Promise<void>;
};

/**
 * Claims chores for this process and renews its claims, by one small statement each time, until it is stopped. Answers when
 * it has asked for the first time. A lease spares work and decides nothing: a process that was halted may end a run that
 * another one has begun since, and each step of a chore is safe against that by its own condition.
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
  // While the database is away nothing is renewed, and the lease ends by itself.
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
