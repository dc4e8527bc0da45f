import { nextState } from '@poth/domain/machine.ts';
import type { OperatorAct } from '@poth/domain/operator/application.ts';
import { type Decision, readReason } from '@poth/domain/operator/decision.ts';
import { DecideOperatorInput } from '@poth/domain/operator/input.ts';
import { operatorLife, type OperatorState } from '@poth/domain/operator/lifecycle.ts';
import { Problem } from '@poth/domain/problem.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { readApplication } from './application-store.ts';
import { setOperatorState } from './submission-store.ts';
import { tellOwner } from './tell-owner.ts';

const acts: Record<Decision, OperatorAct> = {
  verify: 'operator-verified',
  reject: 'operator-rejected',
  suspend: 'operator-suspended',
  restore: 'operator-restored',
};

/**
 * Verifies, rejects, suspends or restores a company in the state that the admin saw; its owner is notified by mail. A
 * suspended company's trips stop selling at once; sold tickets stay valid.
 */
export const decideOperator = call(
  {
    gate: 'admin',
    input: DecideOperatorInput,
    problems: [
      'invalid-input', // reason
      'not-found',
      'already-decided', // no longer in the state that the admin saw
    ],
  },
  async function decideOperator({ deps: { db }, actor }, decision): Promise<{ state: OperatorState }> {
    const { operatorId, event, seenState: from, seenSubmittedAt: submittedAt } = decision;
    const read = readReason(event, decision.reason);
    if ('fault' in read) throw new Problem('invalid-input', { faults: { reason: read.fault } });
    const { reason } = read;
    const to = nextState(operatorLife, from, event);
    if (!to) throw new Problem('already-decided');
    await transaction(db, async (tx) => {
      if (!(await setOperatorState(tx, { operatorId, from, to, reason, submittedAt })))
        throw new Problem((await readApplication(tx, operatorId)) ? 'already-decided' : 'not-found');
      await recordAct(tx, actor, {
        stream: `operator:${operatorId}`,
        act: acts[event],
        detail: { from, to, ...(reason && { reason }) },
      });
      await tellOwner(tx, operatorId, event, reason);
    });
    return { state: to };
  },
);
