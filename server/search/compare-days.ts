import { z } from 'zod';
import type { SearchCriteria } from '@poth/domain/search/criteria.ts';
import type { DayOffers } from '@poth/domain/search/day-fares.ts';
import { call } from '../call.ts';
import { keptDayOffers } from './day-offers.ts';
import { allSaleDays, weekAround } from './sale-days.ts';

/** The coaches of the week around a searched date, at any time and of any type, to compare its days; at most a minute old. */
export const compareDays = call(
  { gate: 'everybody', input: z.custom<Pick<SearchCriteria, 'from' | 'to' | 'date'>>() },
  async function compareDays({ deps }, { from, to, date }): Promise<readonly DayOffers[]> {
    return keptDayOffers(deps)(
      { from: from.placeId, to: to.placeId },
      weekAround(date, allSaleDays(deps.now(), deps.settings())),
    );
  },
);
