import { randomUUID } from 'node:crypto';
import { canSellFor } from '@poth/domain/identity/policy.ts';
import { OpenShiftInput } from '@poth/domain/counter/input.ts';
import { Problem } from '@poth/domain/problem.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { lockOfferedCounter } from '../network/sales-counter-store.ts';
import { sellerOf } from './seller.ts';
import { addShift } from './shift-life-store.ts';

/** Opens an agent's shift at a counter of the actor's operator, with the float in the till. */
export const openShift = call(
  {
    gate: 'seller',
    input: OpenShiftInput,
    problems: [
      'not-found', // the operator has no such counter, or it is retired
      'shift-open',
    ],
  },
  function openShift({ deps, actor }, { counterId, floatPaisa }): Promise<{ shiftId: string }> {
    return transaction(deps.db, async (tx) => {
      const { userId, name, operatorId } = sellerOf(actor);
      const counter = await lockOfferedCounter(tx, counterId);
      if (!counter || !canSellFor(actor, counter)) throw new Problem('not-found');
      const shiftId = randomUUID();
      const shift = { shiftId, operatorId, counterId, agentUserId: userId, agentName: name, floatPaisa };
      if (!(await addShift(tx, shift))) throw new Problem('shift-open');
      const detail = { shiftId, counterId, floatPaisa };
      await recordAct(tx, actor, { stream: `operator:${operatorId}`, act: 'shift-opened', detail });
      return { shiftId };
    });
  },
);
