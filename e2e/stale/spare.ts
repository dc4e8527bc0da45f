import { setTimeout as pause } from 'node:timers/promises';
import { type Dice, oneOf } from '../../server/db/seed/dice.ts';
import { lookAtAll } from './look.ts';
import type { Run } from './run.ts';

/** From about as long as a process goes on hearing of changes that nobody asks it about, to well beyond. */
const [leastMs, mostMs] = [1_500, 5_500];

/**
 * Leaves one process alone for a while, with everything in its memory, while the other sells: then asks it for all that
 * it has kept.
 */
export const spareProcess = async (run: Run, dice: Dice): Promise<void> => {
  const portal = oneOf(dice, run.portals);
  await lookAtAll(run, portal);
  run.spared = portal;
  try {
    await pause(leastMs + (mostMs - leastMs) * dice());
    await lookAtAll(run, portal);
  } finally {
    run.spared = undefined;
  }
};
