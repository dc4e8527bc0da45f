import { setTimeout as pause } from 'node:timers/promises';
import { type Dice, oneOf } from '../../server/db/seed/dice.ts';
import { isBusy, openBrowser } from './browser.ts';
import { hold, release } from './buyer.ts';
import { anyWay, lookAtAll, lookAtMap } from './look.ts';
import { anyPortal, type Run, type StagedTrip } from './run.ts';

/** From less than a process goes on hearing of changes that nobody asks it about, to more; and how old the change then is. */
const [deafMs, changedMs] = [
  [1_600, 3_600],
  [300, 2_300],
] as const;

const between = (dice: Dice, [least, most]: readonly [number, number]): number =>
  least + (most - least) * dice();

/**
 * Leaves one process alone for a while, with everything in its memory, while the other sells, a seat of the quiet trip in the
 * end too: then asks it for all that it has kept.
 */
export const spareProcess = async (run: Run, quiet: StagedTrip, dice: Dice): Promise<void> => {
  const portal = oneOf(dice, run.portals);
  const buyer = { run, dice, browser: openBrowser() };
  const way = anyWay(dice, quiet);
  run.spared = portal;
  try {
    while (isBusy(portal)) await pause(20);
    await lookAtAll(run, portal);
    await pause(between(dice, deafMs));
    const seats = Object.entries(await lookAtMap(run, openBrowser(), anyPortal(run, dice), way));
    const [seatNo] = oneOf(
      dice,
      seats.filter(([, view]) => view === 'available'),
    );
    const purchase = await hold(buyer, way, seatNo);
    await pause(between(dice, changedMs));
    await lookAtAll(run, portal);
    run.spared = undefined;
    await release(buyer, purchase);
  } finally {
    run.spared = undefined;
  }
};
