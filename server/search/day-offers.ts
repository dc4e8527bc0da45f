import type { Paisa } from '@poth/domain/money.ts';
import { type DhakaDate, dhakaInstant } from '@poth/domain/dhaka.ts';
import { matchesDeparture, periods } from '@poth/domain/search/criteria.ts';
import type { DayOffers, PricedOffer } from '@poth/domain/search/day-fares.ts';
import { publishedDeparture, type TripOffer } from '@poth/domain/search/offer.ts';
import type { Deps } from '../deps.ts';
import { oncePerPortal } from '../once-per-portal.ts';
import { forAMinuteEach } from '../for-a-while.ts';
import { keptStopPoints } from '../trip/stop-points.ts';
import { offersOf } from './offer.ts';
import { dayOf, firstOpenDeparture } from './sale-days.ts';
import { type Pair, readOffersOf } from './store.ts';

/** What an answer depends on: it is kept under these. */
type Asked = { pair: Pair; dates: readonly DhakaDate[]; charge: Paisa };

/** Of an offer only what is weighed: a minute keeps the weeks of all who ask. */
const pricedOf = ({
  operator,
  boarding,
  coachType,
  departsAt,
  delayMinutes,
  seatsLeft,
  pricePaisa,
}: TripOffer): PricedOffer => ({
  operator,
  boarding,
  coachType,
  departsAt,
  delayMinutes,
  seatsLeft,
  pricePaisa,
});

/** The coaches on sale between two places on each of the dates, which rise. At most a minute old; one statement. */
export const keptDayOffers = oncePerPortal(
  (
    deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  ): ((pair: Pair, dates: readonly DhakaDate[]) => Promise<readonly DayOffers[]>) => {
    const { db, now, settings } = deps;
    const stopPoints = keptStopPoints(deps);
    const read = forAMinuteEach(async ({ pair, dates }: Asked): Promise<readonly DayOffers[]> => {
      const [first, last] = [dates[0], dates.at(-1)];
      if (!first || !last) return [];
      const [opens, open] = [dayOf(first).from, firstOpenDeparture(now(), settings())];
      const until = dhakaInstant(last, 1440 + periods['after-midnight'].to);
      const span = { from: opens < open ? open : opens, until };
      const rows = await readOffersOf(db, pair, span, null);
      const offers = offersOf(rows, await stopPoints(rows), now(), settings()).map(pricedOf);
      return dates.map((date) => {
        const leaving = (day: 'date' | 'next-date') =>
          offers.filter(
            (offer) => matchesDeparture(publishedDeparture(offer), { date, period: null }) === day,
          );
        return { date, offers: leaving('date'), afterMidnight: leaving('next-date') };
      });
    }, now);
    return (pair, dates) => read({ pair, dates, charge: settings().serviceChargePerSeat });
  },
);
