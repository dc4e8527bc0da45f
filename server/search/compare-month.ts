import { type DhakaDate, dhakaDate } from '@poth/domain/dhaka.ts';
import type { DayOffers } from '@poth/domain/search/day-fares.ts';
import { SearchedDay } from '@poth/domain/search/input.ts';
import { monthOf } from '@poth/domain/month.ts';
import { call } from '../call.ts';
import type { Deps } from '../deps.ts';
import { openReadingCache } from '../reading-cache.ts';
import { oncePerPortal } from '../once-per-portal.ts';
import { expireWithin } from '../answer-dependencies.ts';
import { openTurns } from '../turns.ts';
import { dayOffersOf } from './day-offers.ts';
import { allSaleDays } from './sale-days.ts';
import type { Pair } from './store.ts';

/** Longest age of a month's prices, in milliseconds. */
const keptMs = 60_000;
/** Memory bound: some 20,000 coaches. */
const mostBytes = 16 * 1024 * 1024;
/** Estimated bytes of a day, and of a coach with the names of five counters. */
const [bytesOfDay, bytesOfOffer] = [200, 800];
/** Days read at a time, so that no statement of a month is larger than one of the search's date strip. */
const daysAtOnce = 7;

type Asked = { pair: Pair; dates: readonly DhakaDate[] };
type Month = { days: readonly DayOffers[] };

/**
 * Keeps the coaches of months in memory for a minute, reduced to what decides a lowest price. A process reads one month
 * at a time, so a client that asks for many roads delays others by one month at most.
 */
const keptMonths = oncePerPortal((deps: Pick<Deps, 'db' | 'now' | 'settings' | 'touches' | 'tripSeats'>) => {
  const inTurn = openTurns();
  const readMonth = async ({ pair, dates }: Asked): Promise<Month> => {
    const days: DayOffers[] = [];
    for (let at = 0; at < dates.length; at += daysAtOnce)
      days.push(...(await dayOffersOf(deps, pair, dates.slice(at, at + daysAtOnce))));
    return { days };
  };
  return openReadingCache<Asked, Month>(deps.touches, {
    keyOf: ({ pair, dates }) => `${pair.from} ${pair.to} ${dates[0]} ${dates.at(-1)}`,
    tripIdsOf: () => [],
    read: (asked) => Promise.all(asked.map((one) => inTurn(['month'], () => readMonth(one)))),
    bytesOf: ({ days }) =>
      days.reduce(
        (bytes, day) => bytes + bytesOfDay + bytesOfOffer * (day.offers.length + day.afterMidnight.length),
        0,
      ),
    mostBytes,
    keptMs,
  });
});

/** Days of a month that are on sale, with their coaches, and the first and last day of all that are on sale. */
export type MonthOffers = { days: readonly DayOffers[]; firstDay: DhakaDate; lastDay: DhakaDate };

/**
 * Lists the coaches of each day of a month that is on sale, at any time and of any type. Up to a minute old, unlike the
 * list of a single day.
 */
export const compareMonth = call(
  { gate: 'everybody', input: SearchedDay },
  async function compareMonth({ deps }, { from, to, date }): Promise<MonthOffers> {
    const now = deps.now();
    const onSale = allSaleDays(now, deps.settings());
    const dates = onSale.filter((day) => monthOf(day) === monthOf(date));
    const [firstDay = dhakaDate(now), lastDay = firstDay] = [onSale[0], onSale.at(-1)];
    expireWithin(keptMs);
    if (dates.length === 0) return { days: [], firstDay, lastDay };
    const [month] = await keptMonths(deps)([{ pair: { from: from.placeId, to: to.placeId }, dates }]);
    return { days: month?.days ?? [], firstDay, lastDay };
  },
);
