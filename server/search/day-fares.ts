import { type DhakaDate, dhakaDate } from '@poth/domain/dhaka.ts';
import { seatPrice } from '@poth/domain/booking/seat-price.ts';
import type { DayFare } from '@poth/domain/search/offer.ts';
import type { Deps } from '../deps.ts';
import { forAMinuteEach } from '../place/for-a-minute.ts';
import { allSaleDays, firstOpenDeparture } from './sale-days.ts';
import { type Pair, readDayFares } from './store.ts';

/** The lowest price of a seat between two places on every day of sale; null on a day without a coach. At most a minute old. */
export const dayFares = ({
  db,
  now,
  settings,
}: Pick<Deps, 'db' | 'now' | 'settings'>): ((pair: Pair) => Promise<readonly DayFare[]>) => {
  // Day and charge are part of the question: after midnight the old one's answer is nobody's.
  const fares = forAMinuteEach(async ({ pair, charge }: { pair: Pair; today: DhakaDate; charge: number }) => {
    const at = now();
    const days = await readDayFares(
      db,
      pair,
      allSaleDays(at, settings()),
      firstOpenDeparture(at, settings()),
    );
    return days.map(({ date, lowestFarePaisa }) => ({
      date,
      lowestPricePaisa: lowestFarePaisa === null ? null : seatPrice(lowestFarePaisa, charge),
    }));
  }, now);
  return (pair) => fares({ pair, today: dhakaDate(now()), charge: settings().serviceChargePerSeat });
};
