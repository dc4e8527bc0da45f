import { formatMinute } from '@poth/domain/dhaka.ts';
import { Problem } from '@poth/domain/problem.ts';
import { RouteRef } from '@poth/domain/network/input.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { operatorToPlan } from './network-owner.ts';
import { lockPlans } from '../operator/store.ts';
import { readPlannedRoutes, readUsesOfRoute, retireOwnRoute } from './route-store.ts';

/**
 * Retires a route, so that it is no longer offered for schedules; saving it again brings it back. Its trips on sale
 * stay. Repeating the call is no fault.
 */
export const retireRoute = call(
  {
    gate: 'operatorOwner',
    input: RouteRef,
    unreadable: 'not-found',
    problems: [
      'still-used', // by schedules that still run on it
      'not-found', // also for another operator's route
    ],
  },
  async function retireRoute({ deps: { db }, actor }, { routeId }): Promise<void> {
    const operatorId = operatorToPlan(actor);
    await transaction(db, async (tx) => {
      await lockPlans(tx, operatorId);
      const [route] = await readPlannedRoutes(tx, operatorId, routeId);
      if (!route) throw new Problem('not-found');
      const uses = await readUsesOfRoute(tx, routeId);
      const said = (language: 'en' | 'bn') =>
        uses.map(
          ({ departureMinute, coachNumber }) => `${formatMinute(departureMinute, language)} ${coachNumber}`,
        );
      if (uses.length > 0) throw new Problem('still-used', { uses: said('en'), usesBn: said('bn') });
      if (!(await retireOwnRoute(tx, operatorId, routeId))) return;
      const detail = { routeId, name: route.name.en };
      await recordAct(tx, actor, { stream: `operator:${operatorId}`, act: 'route-retired', detail });
    });
  },
);
