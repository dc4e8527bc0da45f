import { lowestNow, type Road } from '@poth/domain/notify-me/wish.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { announce } from '../messaging/outbox.ts';
import { offersOn } from '../search/day-offers.ts';
import { endMetWishes, takeRoads } from './store.ts';

/** Roads that are looked at in a run, and wishes that one transaction tells of. */
const [roadsAtOnce, wishesAtOnce] = [50, 100];

/** Tells of the wishes of a road that have come true, batch by batch: each is deleted as it is announced. */
const tellRoad = async (deps: Deps, road: Road): Promise<void> => {
  const { from, to, date } = road;
  const lowest = lowestNow(await offersOn(deps, { from, to }, [date]));
  if (lowest === null) return;
  for (;;) {
    const told = await transaction(deps.db, async (tx) => {
      const met = await endMetWishes(tx, road, lowest, wishesAtOnce);
      for (const { wishId, kind, phone, language } of met)
        await announce(tx, wishId, 'wish-met', wishId, {
          phone,
          language,
          kind,
          from,
          to,
          date,
          lowestPaisa: lowest,
        });
      return met.length;
    });
    if (told < wishesAtOnce) return;
  }
};

/** Looks whether wishes have come true, each road at most once a minute. Answers whether more roads are waiting. */
export const keepWishes = (deps: Deps) => async (): Promise<boolean> => {
  const roads = await takeRoads(deps.db, roadsAtOnce);
  for (const road of roads) await tellRoad(deps, road);
  return roads.length === roadsAtOnce;
};
