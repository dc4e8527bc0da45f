import { Problem } from '@poth/domain/problem.ts';
import { BothWaysInput, readBothWaysPercent } from '@poth/domain/schedule/both-ways.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { operatorToPlan } from '../network/network-owner.ts';
import { lockPlans } from '../operator/store.ts';
import { writeBothWaysPercent } from './both-ways-store.ts';

/**
 * Sets a company's discount on fares where both ways are bought in one purchase, for seats that are held from now on;
 * existing holds and bookings keep their terms. Setting the same again changes nothing.
 */
export const setBothWaysDiscount = call(
  {
    gate: 'operatorOwner',
    input: BothWaysInput,
    problems: [
      'not-found',
      'invalid-input', // no whole percentage in the allowed range
    ],
  },
  async function setBothWaysDiscount({ deps: { db }, actor }, { percent: typed }): Promise<void> {
    const operatorId = operatorToPlan(actor);
    const percent = readBothWaysPercent(typed);
    if (percent === undefined) throw new Problem('invalid-input', { faults: { percent: 'percent-wrong' } });
    await transaction(db, async (tx) => {
      await lockPlans(tx, operatorId);
      const before = await writeBothWaysPercent(tx, operatorId, percent);
      if (before === undefined) return;
      await recordAct(tx, actor, {
        stream: `operator:${operatorId}`,
        act: 'both-ways-discount-set',
        detail: { before, after: percent },
      });
    });
  },
);
