import { dhakaInstant } from '@poth/domain/dhaka.ts';
import { periods } from '@poth/domain/search/criteria.ts';
import { SearchedDay } from '@poth/domain/search/input.ts';
import { journeyKey, type SeatsLeft, seatsLeftKeptMs } from '@poth/domain/search/seats-left.ts';
import { call } from '../call.ts';
import type { Deps } from '../deps.ts';
import { oncePerPortal } from '../once-per-portal.ts';
import { forAWhileEach } from '../for-a-while.ts';
import { dayOf, firstOpenDeparture } from './sale-days.ts';
import { readSeatsLeft } from './store.ts';

type Asked = { from: string; to: string; date: SearchedDay['date'] };

const keptCounts = oncePerPortal(({ db, now, settings }: Deps) =>
  forAWhileEach(
    async ({ from, to, date }: Asked): Promise<SeatsLeft> => {
      const at = now();
      const [opens, open] = [dayOf(date).from, firstOpenDeparture(at, settings())];
      const until = dhakaInstant(date, 1440 + periods['after-midnight'].to);
      const rows = await readSeatsLeft(db, { from, to }, { from: opens < open ? open : opens, until });
      return {
        left: Object.fromEntries(rows.map(({ seatsLeft, ...journey }) => [journeyKey(journey), seatsLeft])),
        at: at.getTime(),
      };
    },
    now,
    seatsLeftKeptMs,
  ),
);

/**
 * Counts the seats that are left on every journey of a searched list, holds counted as in the search. Counted once in ten
 * seconds for all who have the list open; one statement.
 */
export const countSeatsLeft = call(
  { gate: 'everybody', input: SearchedDay },
  async function countSeatsLeft({ deps }, { from, to, date }): Promise<SeatsLeft> {
    return keptCounts(deps)({ from: from.placeId, to: to.placeId, date });
  },
);
