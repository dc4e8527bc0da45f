import type { DhakaDate } from '@poth/domain/dhaka.ts';
import type { Deps } from '../deps.ts';
import { keepReadings } from '../kept-readings.ts';
import { oncePerPortal } from '../once-per-portal.ts';
import { type JourneyPoints, stopPointsOf } from '../trip/stop-points.ts';
import { dayOf } from './sale-days.ts';
import { type OfferFacts, type Pair, readDayFacts } from './store.ts';

/** A journey as it is offered, with where to board and alight; its seats apart. */
export type OfferedJourney = OfferFacts & JourneyPoints;

/** Departures between two places on a day, in order of time. */
type DayFacts = { date: DhakaDate; journeys: readonly OfferedJourney[] };

/** Some 15,000 journeys. */
const mostBytes = 64 * 1024 * 1024;
/** As measured, of a journey with five counters. */
const [bytesOfDay, bytesOfJourney] = [200, 4_500];
/** Time after which trips are offered that a program of an earlier version publishes beside this one. */
const keptMs = 60_000;

/**
 * Keeps in memory what leaves between two places day by day, all but the seats, until something is touched that trips
 * share; a trip that has changed is known by the version that its seats bring. Days that are missing are read by one
 * statement, and one more for their counters. All asked days are of one pair.
 */
export const keptDayFacts = oncePerPortal(({ db, touches }: Pick<Deps, 'db' | 'touches'>) =>
  keepReadings<{ pair: Pair; date: DhakaDate }, DayFacts>(touches, {
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
