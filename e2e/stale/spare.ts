import { setTimeout as pause } from 'node:timers/promises';
import { type Dice, oneOf } from '../../server/db/seed/dice.ts';
import { isBusy, openBrowser } from './browser.ts';
import { hold, release } from './buyer.ts';
import { anyWay, lookAtAll, lookAtMap } from './look.ts';
import { anyPortal, type Run, type StagedTrip } from './run.ts';

/**
 * Ranges around the time for which an idle process still hears of changes; and of the age of the change when it is asked.
 */
const [deafMs, changedMs] = [
  [1_600, 3_600],
  [300, 2_300],
] as const;

const between = (dice: Dice, [least, most]: readonly [number, number]): number =>
  least + (most - least) * dice();

/**
 * Sends no requests to one process for a while, with everything in its memory, while the other sells, finally a seat of
 * the quiet trip: then requests everything that it has cached.
 */
export const isolateProcess = async (run: Run, quiet: StagedTrip, dice: Dice): Promise<void> => {
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
