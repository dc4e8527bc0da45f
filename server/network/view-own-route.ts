import type { Counter } from '@poth/domain/operator/operator.ts';
import { Problem } from '@poth/domain/problem.ts';
import { RouteRef } from '@poth/domain/network/input.ts';
import type { PlannedRoute } from '@poth/domain/network/network.ts';
import { call } from '../call.ts';
import { readOfferedCounters } from './counter-store.ts';
import { operatorToPlan } from './network-owner.ts';
import { readPlannedRoutes } from './route-store.ts';

export type RouteToEdit = {
  /** Null for a new route. */
  route: PlannedRoute | null;
  counters: Counter[];
};

/**
 * Shows a route of the caller's operator with the counters it may have; null asks for what a new one needs.
 * Two statements.
 */
export const viewOwnRoute = call(
  { gate: 'operatorOwner', input: RouteRef.nullable(), unreadable: 'not-found', problems: ['not-found'] },
  async function viewOwnRoute({ deps: { db }, actor }, ref): Promise<RouteToEdit> {
    const operatorId = operatorToPlan(actor);
    const counters = await readOfferedCounters(db, operatorId);
    if (ref === null) return { route: null, counters };
    const [route] = await readPlannedRoutes(db, operatorId, ref.routeId);
    if (!route) throw new Problem('not-found');
    return { route, counters };
  },
);
