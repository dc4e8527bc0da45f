import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import type { Database } from '../../server/db/database.ts';
import { type Dice, diceOf, oneOf } from '../../server/db/seed/dice.ts';
import { type Book, Unanswered } from './book.ts';
import { Refused } from './browser.ts';
import type { Look } from './judge.ts';

/** Trip that is acted on until its company cancels it; isQuiet: only acted on while a process is left alone. */
export type StagedTrip = { tripId: string; date: DhakaDate; isOver: boolean; isQuiet: boolean };

/** Shared state of a run: addresses of the processes, seed, and records. */
export type Run = {
  seed: string;
  /** Addresses of the two processes. */
  portals: readonly string[];
  sandboxUrl: string;
  pool: pg.Pool;
  db: Database;
  trips: StagedTrip[];
  book: Book;
  looks: Look[];
  /** Process that gets no requests for a while, so that it stops hearing of changes. */
  spared: string | undefined;
  endsAt: number;
  refusals: Map<string, number>;
};

export const openTrips = ({ trips }: Run): StagedTrip[] => trips.filter(({ isOver }) => !isOver);
export const busyTrips = (run: Run): StagedTrip[] => openTrips(run).filter(({ isQuiet }) => !isQuiet);
export const anyPortal = ({ portals, spared }: Run, dice: Dice): string =>
  oneOf(
    dice,
    portals.filter((portal) => portal !== spared),
  );

/**
 * Repeats an actor's acts until the run is over, with random pauses; a refusal or a missing answer ends an act.
 * Resolves when the last act has been answered.
 */
export const repeatActs = async (
  run: Run,
  name: string,
  longestPauseMs: number,
  act: (dice: Dice) => Promise<void>,
): Promise<void> => {
  const dice = diceOf(`${run.seed} ${name}`);
  while (performance.now() < run.endsAt) {
    try {
      await act(dice);
    } catch (thrown) {
      if (!(thrown instanceof Refused || thrown instanceof Unanswered)) throw thrown;
      run.refusals.set(thrown.message, (run.refusals.get(thrown.message) ?? 0) + 1);
    }
    await pause(longestPauseMs * dice());
  }
};
