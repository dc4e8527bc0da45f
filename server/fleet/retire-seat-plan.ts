import { PlanRef } from '@poth/domain/fleet/input.ts';
import { Problem } from '@poth/domain/problem.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { operatorToDraw } from './plan-owner.ts';
import { readSeatPlan, retirePlan } from './store.ts';

/**
 * Retires a plan, so that it is no longer offered for new coaches; coaches that have it keep it, and saving it again
 * brings it back. Repeating the call is no fault.
 */
export const retireSeatPlan = call(
  {
    gate: 'operatorOwner',
    input: PlanRef,
    unreadable: 'not-found',
    problems: [
      'not-found', // also for another operator's plan
    ],
  },
  async function retireSeatPlan({ deps: { db }, actor }, { planId }): Promise<void> {
    const operatorId = operatorToDraw(actor);
    await transaction(db, async (tx) => {
      const plan = await readSeatPlan(tx, { operatorId, planId });
      if (!plan) throw new Problem('not-found');
      if (!(await retirePlan(tx, { operatorId, planId }))) return;
      const detail = { planId, name: plan.name };
      await recordAct(tx, actor, { stream: `operator:${operatorId}`, act: 'seat-plan-retired', detail });
    });
  },
);
