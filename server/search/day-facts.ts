import type { DhakaDate } from '@poth/domain/dhaka.ts';
import type { Deps } from '../deps.ts';
import { openReadingCache } from '../reading-cache.ts';
import { oncePerPortal } from '../once-per-portal.ts';
import { type JourneyPoints, stopPointsOf } from '../trip/stop-points.ts';
import { dayOf } from './sale-days.ts';
import { type OfferFacts, type Pair, readDayFacts } from './store.ts';

/** Journey on sale with its boarding and dropping points, without its seats. */
export type OfferedJourney = OfferFacts & JourneyPoints;

/** Journeys between two places on a day, in the order of departure. */
type DayFacts = { date: DhakaDate; journeys: readonly OfferedJourney[] };

/** Memory bound: some 15,000 journeys. */
const mostBytes = 64 * 1024 * 1024;
/** Measured bytes of a day, and of a journey with five counters. */
const [bytesOfDay, bytesOfJourney] = [200, 4_500];
/** Longest delay after which trips appear that an earlier version of the program publishes beside this one, in milliseconds. */
const keptMs = 60_000;

/**
 * Keeps the journeys between two places day by day in memory, without their seats, until something is touched that all
 * trips share; a changed trip is recognised by the version that its seats carry. Missing days are read by one
 * statement, and one more for their counters. All days of a call are of one pair.
 */
export const cachedDayFacts = oncePerPortal(({ db, touches }: Pick<Deps, 'db' | 'touches'>) =>
  openReadingCache<{ pair: Pair; date: DhakaDate }, DayFacts>(touches, {
    keyOf: ({ pair, date }) => `${pair.from} ${pair.to} ${date}`,
    tripIdsOf: () => [],
    read: async (asked) => {
      const [first] = asked;
      if (!first) return [];
      const rows = await readDayFacts(
        db,
        first.pair,
        asked.map(({ date }) => dayOf(date)),
      );
      const points = await stopPointsOf(db, rows);
      const journeys = rows.map((row, at) => ({ boarding: [], dropping: [], ...points[at], ...row }));
      const byDate = Map.groupBy(journeys, ({ date }) => date);
      return asked.map(({ date }) => ({ date, journeys: byDate.get(date) ?? [] }));
    },
    bytesOf: ({ journeys }) => bytesOfDay + bytesOfJourney * journeys.length,
    mostBytes,
    keptMs,
  }),
);
