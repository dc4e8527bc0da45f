import { z } from 'zod';
import { ViewSeatPlanInput } from '@poth/domain/fleet/input.ts';
import type { SeatPlan } from '@poth/domain/fleet/seat-plan.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { operatorToDraw } from './plan-owner.ts';
import { readSeatPlan } from './store.ts';

/** One of the operator's own plans, a retired one too. */
export const viewSeatPlan = call(
  {
    gate: 'operatorOwner',
    input: z.custom<ViewSeatPlanInput>(),
    problems: [
      'not-found', // also for another operator's
    ],
  },
  async function viewSeatPlan({ deps: { db }, actor }, { planId }): Promise<SeatPlan> {
    const operatorId = operatorToDraw(actor);
    const isPlan = ViewSeatPlanInput.safeParse({ planId }).success;
    const plan = isPlan && (await readSeatPlan(db, { operatorId, planId }));
    if (!plan) throw new Problem('not-found');
    return plan;
  },
);
