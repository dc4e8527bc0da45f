import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import type { Bilingual } from '@poth/domain/language.ts';
import type { Paisa } from '@poth/domain/money.ts';
import { RoadInput } from '@poth/domain/notify-me/input.ts';
import { lowestNow, mostWishDays } from '@poth/domain/notify-me/wish.ts';
import { accountOf } from '@poth/domain/identity/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call, type Context } from '../call.ts';
import { cachedPlaces } from '../place/list-places.ts';
import { offersOn } from '../search/day-offers.ts';

/** Places and date for a wish; lowestPaisa: current price of a seat, null where none is available. */
export type ViewedRoad = {
  from: Bilingual;
  to: Bilingual;
  lowestPaisa: Paisa | null;
  /** The number of the account, which needs no code. */
  ownPhone: string | null;
};

/**
 * Reads the road of a wish as it is now. Problems: not-found, for an unknown place or a date that is past or too far
 * ahead.
 */
export const readRoad = async (
  { deps, actor }: Context,
  { from, to, date }: RoadInput,
): Promise<ViewedRoad> => {
  const places = await cachedPlaces(deps)();
  const nameOf = (id: string) => places.find(({ placeId }) => placeId === id)?.name;
  const [fromName, toName] = [nameOf(from), nameOf(to)];
  const today = dhakaDate(deps.now());
  const isInReach = date >= today && date <= addDays(today, mostWishDays);
  if (!fromName || !toName || from === to || !isInReach) throw new Problem('not-found');
  const lowestPaisa = lowestNow(await offersOn(deps, { from, to }, [date]));
  return { from: fromName, to: toName, lowestPaisa, ownPhone: accountOf(actor)?.phone ?? null };
};

/** Shows the road of a wish: what its places are called, and what a seat costs now. */
export const viewRoad = call(
  { gate: 'everybody', input: RoadInput, unreadable: 'not-found', problems: ['not-found'] },
  function viewRoad(context, road): Promise<ViewedRoad> {
    return readRoad(context, road);
  },
);
