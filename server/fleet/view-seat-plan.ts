import { PlanRef } from '@poth/domain/fleet/input.ts';
import type { SeatPlan } from '@poth/domain/fleet/seat-plan.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { operatorToDraw } from './plan-owner.ts';
import { readSeatPlan } from './store.ts';

/** Shows one of the operator's own plans, also a retired one. */
export const viewSeatPlan = call(
  {
    gate: 'operatorOwner',
    input: PlanRef,
    unreadable: 'not-found',
    problems: [
      'not-found', // also for another operator's plan
    ],
  },
  async function viewSeatPlan({ deps: { db }, actor }, { planId }): Promise<SeatPlan> {
    const operatorId = operatorToDraw(actor);
    const plan = await readSeatPlan(db, { operatorId, planId });
    if (!plan) throw new Problem('not-found');
    return plan;
  },
);
