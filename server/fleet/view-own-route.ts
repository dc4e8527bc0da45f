import { z } from 'zod';
import type { Counter } from '@poth/domain/operator/operator.ts';
import { Problem } from '@poth/domain/problem.ts';
import { RouteRef } from '@poth/domain/route/input.ts';
import { call } from '../call.ts';
import { readOfferedCounters } from './counter-store.ts';
import { operatorToPlan } from './network-owner.ts';
import { type PlannedRoute, readPlannedRoutes } from './route-store.ts';

export type RouteToEdit = {
  /** Null for a new one. */
  route: PlannedRoute | null;
  counters: Counter[];
};

/** A route of the own operator with the counters it may have; null asks for what a new one needs. Two statements. */
export const viewOwnRoute = call(
  { gate: 'operatorOwner', input: z.custom<RouteRef | null>(), problems: ['not-found'] },
  async function viewOwnRoute({ deps: { db }, actor }, input): Promise<RouteToEdit> {
    const operatorId = operatorToPlan(actor);
    const counters = await readOfferedCounters(db, operatorId);
    if (input === null) return { route: null, counters };
    const { data } = RouteRef.safeParse(input);
    const [route] = data ? await readPlannedRoutes(db, operatorId, data.routeId) : [];
    if (!route) throw new Problem('not-found');
    return { route, counters };
  },
);
