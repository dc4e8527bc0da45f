import type { Actor } from '@poth/domain/account/actor.ts';
import { ViewSeatPlanInput } from '@poth/domain/fleet/input.ts';
import type { SeatPlan } from '@poth/domain/fleet/seat-plan.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Deps } from '../deps.ts';
import { operatorToDraw } from './plan-owner.ts';
import { readSeatPlan } from './store.ts';

/** One of the operator's own plans, a retired one too. Problems: not-found, also for another operator's. */
export const viewSeatPlan =
  ({ db }: Pick<Deps, 'db'>) =>
  async (actor: Actor, { planId }: ViewSeatPlanInput): Promise<SeatPlan> => {
    const operatorId = operatorToDraw(actor);
    const isPlan = ViewSeatPlanInput.safeParse({ planId }).success;
    const plan = isPlan && (await readSeatPlan(db, { operatorId, planId }));
    if (!plan) throw new Problem('not-found');
    return plan;
  };
