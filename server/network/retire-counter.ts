import { Problem } from '@poth/domain/problem.ts';
import { CounterRef } from '@poth/domain/network/input.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { readAgentsAt, readOwnCounter, readUsesOfCounter, retireOwnCounter } from './counter-store.ts';
import { operatorToPlan } from './network-owner.ts';
import { lockPlans } from '../operator/store.ts';

/**
 * Retires a counter, so that it is no longer offered for routes and till; saving it again brings it back. Repeating the
 * call is no fault.
 */
export const retireCounter = call(
  {
    gate: 'operatorOwner',
    input: CounterRef,
    unreadable: 'not-found',
    problems: [
      'still-used', // by active routes that it is on
      'counter-open', // a shift is open there
      'not-found', // also for another operator's counter
    ],
  },
  async function retireCounter({ deps: { db }, actor }, { counterId }): Promise<void> {
    const operatorId = operatorToPlan(actor);
    await transaction(db, async (tx) => {
      await lockPlans(tx, operatorId);
      const counter = await readOwnCounter(tx, counterId);
      if (counter?.operatorId !== operatorId) throw new Problem('not-found');
      const uses = await readUsesOfCounter(tx, counterId);
      if (uses.length > 0)
        throw new Problem('still-used', { uses: uses.map(({ en }) => en), usesBn: uses.map(({ bn }) => bn) });
      if (!(await retireOwnCounter(tx, operatorId, counterId))) return;
      // Read after the retirement: a shift opened a moment before is found, and none can open after it.
      const agents = await readAgentsAt(tx, operatorId, counterId);
      if (agents.length > 0) throw new Problem('counter-open', { agents });
      const detail = { counterId, name: counter.nameEn };
      await recordAct(tx, actor, { stream: `operator:${operatorId}`, act: 'counter-retired', detail });
    });
  },
);
