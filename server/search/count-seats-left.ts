import { addDays } from '@poth/domain/dhaka.ts';
import { SearchedDay } from '@poth/domain/search/input.ts';
import { journeyKey, type SeatsLeft } from '@poth/domain/search/seats-left.ts';
import { call } from '../call.ts';
import { offersOn } from './day-offers.ts';

/**
 * Counts the seats left on every journey of a searched list, with holds counted as in the search, and gives the start
 * of sale of those that are not on sale yet.
 */
export const countSeatsLeft = call(
  { gate: 'everybody', input: SearchedDay },
  async function countSeatsLeft({ deps }, { from, to, date }): Promise<SeatsLeft> {
    const at = deps.now().getTime();
    const pair = { from: from.placeId, to: to.placeId };
    const offers = await offersOn(deps, pair, [date, addDays(date, 1)]);
    const ahead = offers.flatMap((offer) =>
      offer.opensAt ? [[journeyKey(offer), offer.opensAt.getTime()] as const] : [],
    );
    return {
      left: Object.fromEntries(offers.map((offer) => [journeyKey(offer), offer.seatsLeft])),
      opensAt: Object.fromEntries(ahead),
      at,
    };
  },
);
