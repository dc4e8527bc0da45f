import { personOf } from '@poth/domain/identity/actor.ts';
import { type DhakaDate, dhakaDate } from '@poth/domain/dhaka.ts';
import { Problem } from '@poth/domain/problem.ts';
import { commissionFrom } from '@poth/domain/settlement/commission.ts';
import { SetCommissionInput } from '@poth/domain/settlement/input.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { databaseNow } from '../db/clock.ts';
import { transaction } from '../db/transaction.ts';
import { operatorExists } from '../operator/store.ts';
import { putRate } from './commission-store.ts';

/**
 * Sets the commission of an operator for the coaches that leave from tomorrow on; a second rate on the same day
 * replaces the first. Returns the first day that it counts for.
 */
export const setCommission = call(
  { gate: 'adminFresh', input: SetCommissionInput, problems: ['not-found'] },
  async function setCommission(
    { deps: { db }, actor },
    { operatorId, basisPoints },
  ): Promise<{ fromDate: DhakaDate }> {
    const setBy = personOf(actor).userId;
    return transaction(db, async (tx) => {
      const setAt = await databaseNow(tx);
      const fromDate = commissionFrom(dhakaDate(setAt));
      if (!(await operatorExists(tx, operatorId))) throw new Problem('not-found');
      await putRate(tx, { operatorId, fromDate, basisPoints, setBy, setAt });
      const detail = { operatorId, basisPoints, fromDate };
      await recordAct(tx, actor, { stream: `operator:${operatorId}`, act: 'commission-set', detail });
      // The act is recorded among the admin's own acts too.
      await recordAct(tx, actor, { stream: `account:${setBy}`, act: 'commission-set', detail });
      return { fromDate };
    });
  },
);
