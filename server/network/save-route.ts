import { Problem } from '@poth/domain/problem.ts';
import { readRoute, RouteTyped } from '@poth/domain/network/route-form.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { cachedPlaces } from '../place/list-places.ts';
import { readOfferedCounters } from './counter-store.ts';
import { operatorToPlan } from './network-owner.ts';
import { lockPlans } from '../operator/store.ts';
import { writeRoute } from './write-route.ts';

/**
 * Saves a route of the operator, a new one or a change of the version that was seen. Trips on sale keep their stops;
 * trips of its schedules that are published later have the new ones, and the fares of the pairs of places that remain.
 * Sending the same route twice saves it once.
 */
export const saveRoute = call(
  {
    gate: 'operatorOwner',
    input: RouteTyped,
    problems: [
      'invalid-input', // by field, see RouteFault
      'already-decided', // changed by somebody else since it was seen
      'not-found', // also for another operator's route
    ],
  },
  async function saveRoute({ deps, actor }, typed): Promise<{ routeId: string }> {
    const operatorId = operatorToPlan(actor);
    const { routeId, seenVersion } = typed;
    const places = await cachedPlaces(deps)();
    await transaction(deps.db, async (tx) => {
      await lockPlans(tx, operatorId);
      const counters = await readOfferedCounters(tx, operatorId);
      const read = readRoute(typed, { placeIds: new Set(places.map(({ placeId }) => placeId)), counters });
      if ('faults' in read) throw new Problem('invalid-input', { faults: read.faults });
      const { stops } = read;
      if (!(await writeRoute(tx, operatorId, { routeId, seenVersion, stops }, places))) return;
      const detail = { routeId, places: stops.map(({ placeId }) => placeId), version: seenVersion + 1 };
      await recordAct(tx, actor, { stream: `operator:${operatorId}`, act: 'route-saved', detail });
    });
    return { routeId };
  },
);
