import { SaveSeatPlanInput } from '@poth/domain/fleet/input.ts';
import { layoutOf } from '@poth/domain/fleet/plan-cells.ts';
import { faultsOfPlan, readPlanName } from '@poth/domain/fleet/plan-faults.ts';
import { readPlanText } from '@poth/domain/fleet/plan-text.ts';
import { seatsOf } from '@poth/domain/fleet/seat-layout.ts';
import { Problem } from '@poth/domain/problem.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { operatorToDraw } from './plan-owner.ts';
import { writeSeatPlan } from './store.ts';

/**
 * Saves a seat plan of the operator as it was typed or drawn. Coaches keep copies of their plans, so published trips do
 * not change with it. Sending the same plan twice saves it once.
 */
export const saveSeatPlan = call(
  {
    gate: 'operatorOwner',
    input: SaveSeatPlanInput,
    unreadable: 'not-found',
    problems: [
      'invalid-input', // name, plan
      'already-decided', // changed by somebody else since it was seen
      'not-found',
    ],
  },
  async function saveSeatPlan({ deps: { db }, actor }, typed): Promise<{ planId: string }> {
    const operatorId = operatorToDraw(actor);
    const { planId, seenVersion, name: typedName, plan, door, driver } = typed;
    const [readName, readPlan] = [readPlanName(typedName), readPlanText(plan)];
    const [planFault] = faultsOfPlan(readPlan);
    if ('fault' in readName || planFault)
      throw new Problem('invalid-input', {
        faults: {
          ...('fault' in readName ? { name: readName.fault } : {}),
          ...(planFault ? { plan: planFault } : {}),
        },
      });
    const { name } = readName;
    const layout = layoutOf(planId, readPlan.cells, { door, driver });
    await transaction(db, async (tx) => {
      if (!(await writeSeatPlan(tx, { operatorId, planId, name, layout, version: seenVersion })))
        throw new Problem('already-decided');
      const detail = { planId, name, seats: seatsOf(layout).length };
      await recordAct(tx, actor, { stream: `operator:${operatorId}`, act: 'seat-plan-saved', detail });
    });
    return { planId };
  },
);
