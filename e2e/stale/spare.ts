import { setTimeout as pause } from 'node:timers/promises';
import { type Dice, oneOf } from '../../server/db/seed/dice.ts';
import { isBusy } from './browser.ts';
import { lookAtAll } from './look.ts';
import type { Run } from './run.ts';

/** From less than a process goes on hearing of changes that nobody asks it about, to well beyond. */
const [leastMs, mostMs] = [1_500, 6_000];

/**
 * Leaves one process alone for a while, with everything in its memory, while the other sells: then asks it for all that
 * it has kept.
 */
export const spareProcess = async (run: Run, dice: Dice): Promise<void> => {
  const portal = oneOf(dice, run.portals);
  run.spared = portal;
  try {
    while (isBusy(portal)) await pause(20);
    await lookAtAll(run, portal);
    await pause(leastMs + (mostMs - leastMs) * dice());
    await lookAtAll(run, portal);
  } finally {
    run.spared = undefined;
  }
};
