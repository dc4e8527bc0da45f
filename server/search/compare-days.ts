import type { DayOffers } from '@poth/domain/search/day-fares.ts';
import { SearchedDay } from '@poth/domain/search/input.ts';
import { call } from '../call.ts';
import { keptDayOffers } from './day-offers.ts';
import { allSaleDays, weekAround } from './sale-days.ts';

/** Lists the coaches of the week around a searched date, at any time and of any type; at most a minute old. */
export const compareDays = call(
  { gate: 'everybody', input: SearchedDay },
  async function compareDays({ deps }, { from, to, date }): Promise<readonly DayOffers[]> {
    return keptDayOffers(deps)(
      { from: from.placeId, to: to.placeId },
      weekAround(date, allSaleDays(deps.now(), deps.settings())),
    );
  },
);
