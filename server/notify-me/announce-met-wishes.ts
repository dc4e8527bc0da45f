import { lowestNow, type Road } from '@poth/domain/notify-me/wish.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { announce } from '../messaging/outbox.ts';
import { offersOn } from '../search/day-offers.ts';
import { deleteMetWishes, claimRoads } from './store.ts';

/** Roads checked in a run, and wishes that one transaction announces. */
const [roadsAtOnce, wishesAtOnce] = [50, 100];

/** Announces the fulfilled wishes of a road in batches; each wish is deleted in the transaction that announces it. */
const tellRoad = async (deps: Deps, road: Road): Promise<void> => {
  const { from, to, date } = road;
  const lowest = lowestNow(await offersOn(deps, { from, to }, [date]));
  if (lowest === null) return;
  for (;;) {
    const told = await transaction(deps.db, async (tx) => {
      const met = await deleteMetWishes(tx, road, lowest, wishesAtOnce);
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

/** Checks wishes, each road at most once a minute. Returns whether more roads are waiting. */
export const announceMetWishes = (deps: Deps) => async (): Promise<boolean> => {
  const roads = await claimRoads(deps.db, roadsAtOnce);
  for (const road of roads) await tellRoad(deps, road);
  return roads.length === roadsAtOnce;
};
