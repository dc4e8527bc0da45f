import { personOf } from '@poth/domain/identity/actor.ts';
import { dhakaDate } from '@poth/domain/dhaka.ts';
import { ListFleetInput } from '@poth/domain/operator/input.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Fleet } from '@poth/domain/operator/fleet.ts';
import { call } from '../call.ts';
import { databaseNow } from '../db/clock.ts';
import { readApplication } from './application-store.ts';
import { readCoaches, readUpcomingTrips } from './fleet-store.ts';

const tripsAtOnce = 50;

/** Lists the coaches and upcoming trips of the operator that the caller works for, fifty trips to a page. */
export const listFleet = call(
  { gate: 'operatorMember', mayReadBehind: true, input: ListFleetInput },
  async function listFleet({ deps: { db }, actor }, { page }): Promise<Fleet> {
    const operatorId = personOf(actor).membership?.operatorId;
    const operator = operatorId && (await readApplication(db, operatorId));
    if (!operator) throw new Problem('not-found');
    const span = { limit: tripsAtOnce + 1, offset: (page - 1) * tripsAtOnce };
    const trips = await readUpcomingTrips(db, operatorId, dhakaDate(await databaseNow(db)), span);
    return {
      name: operator.name,
      state: operator.state,
      coaches: await readCoaches(db, operatorId),
      trips: trips.slice(0, tripsAtOnce).map(({ routeNameEn, routeNameBn, ...trip }) => ({
        ...trip,
        routeName: { en: routeNameEn, bn: routeNameBn },
      })),
      page,
      more: trips.length > tripsAtOnce,
    };
  },
);
