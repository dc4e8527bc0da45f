import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import type { Database } from '../../server/db/database.ts';
import { type Dice, diceOf, oneOf } from '../../server/db/seed/dice.ts';
import { type Book, Unanswered } from './book.ts';
import { Refused } from './browser.ts';
import type { Look } from './judge.ts';

/** A trip on which things happen, until its company calls it off; isQuiet: only while a process is left alone. */
export type StagedTrip = { tripId: string; date: DhakaDate; isOver: boolean; isQuiet: boolean };

/** One run: who acts in it finds here where to ask, by what chance, and what to write down. */
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
  /** Process that is left alone for a while, so that it stops hearing of changes. */
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
 * Lets somebody act again and again until the run is over, with pauses by chance; a refusal, or no answer, ends what they were
 * at. Answers when their last act has been answered.
 */
export const actAgain = async (
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
