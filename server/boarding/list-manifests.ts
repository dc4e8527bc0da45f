import { personOf } from '@poth/domain/identity/actor.ts';
import { ListManifestsInput } from '@poth/domain/boarding/input.ts';
import type { ManifestTrip } from '@poth/domain/boarding/manifest.ts';
import { type DhakaDate, dhakaDate } from '@poth/domain/dhaka.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { databaseNow } from '../db/clock.ts';
import { readTripsOfDay } from './list-store.ts';

const tripsAtOnce = 50;

/**
 * Lists the caller's operator's trips on a service date (by default today in Dhaka) in order of departure, fifty to a
 * page.
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
  ): Promise<{ date: DhakaDate; today: DhakaDate; trips: ManifestTrip[]; page: number; more: boolean }> {
    const operatorId = personOf(actor).membership?.operatorId;
    if (!operatorId) throw new Problem('not-found');
    const today = dhakaDate(await databaseNow(db));
    const date = asked ?? today;
    const span = { limit: tripsAtOnce + 1, offset: (page - 1) * tripsAtOnce };
    const trips = await readTripsOfDay(db, operatorId, date, span);
    return {
      date,
      today,
      trips: trips.slice(0, tripsAtOnce).map(({ routeNameEn, routeNameBn, ...trip }) => ({
        ...trip,
        routeName: { en: routeNameEn, bn: routeNameBn },
      })),
      page,
      more: trips.length > tripsAtOnce,
    };
  },
);
