import { personOf } from '@poth/domain/identity/actor.ts';
import { ListManifestsInput } from '@poth/domain/boarding/input.ts';
import type { ManifestTrip } from '@poth/domain/boarding/manifest.ts';
import { addDays, type DhakaDate, dhakaDate } from '@poth/domain/dhaka.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { databaseNow } from '../db/clock.ts';
import { type ListedTrip, readTripsOfDay } from './list-store.ts';

const tripsAtOnce = 50;

const tripOf = ({ routeNameEn, routeNameBn, ...trip }: ListedTrip): ManifestTrip => ({
  ...trip,
  routeName: { en: routeNameEn, bn: routeNameBn },
});

/**
 * Lists the caller's operator's trips on a service date (by default today in Dhaka) in order of departure, fifty to a
 * page; before the trips of today those of the day before that are still under way: a night coach boards after midnight.
 * Those of today that have left come last: the door is at the next ones.
 */
export const listManifests = call(
  {
    gate: 'operatorMember',
    readsArchive: 'together',
    mayReadBehind: true,
    input: ListManifestsInput,
    problems: [
      'not-found', // for callers without an operator
    ],
  },
  async function listManifests(
    { deps: { db }, actor },
    { date: asked, page },
  ): Promise<{
    date: DhakaDate;
    today: DhakaDate;
    underWay: ManifestTrip[];
    trips: ManifestTrip[];
    page: number;
    more: boolean;
  }> {
    const operatorId = personOf(actor).membership?.operatorId;
    if (!operatorId) throw new Problem('not-found');
    const today = dhakaDate(await databaseNow(db));
    const date = asked ?? today;
    const span = { limit: tripsAtOnce + 1, offset: (page - 1) * tripsAtOnce };
    const trips = await readTripsOfDay(db, operatorId, { date, leftLast: date === today }, span);
    const dayBefore = { date: addDays(today, -1), only: 'under-way' } as const;
    const underWay =
      date === today && page === 1
        ? await readTripsOfDay(db, operatorId, dayBefore, { limit: tripsAtOnce, offset: 0 })
        : [];
    return {
      date,
      today,
      underWay: underWay.map(tripOf),
      trips: trips.slice(0, tripsAtOnce).map(tripOf),
      page,
      more: trips.length > tripsAtOnce,
    };
  },
);
