import { canCloseShift } from '@poth/domain/identity/policy.ts';
import { CloseShiftInput } from '@poth/domain/counter/input.ts';
import { expectedInTill, type Shift } from '@poth/domain/counter/shift.ts';
import { Problem } from '@poth/domain/problem.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { sellerOf } from './seller.ts';
import { endShift, lockShift } from './shift-life-store.ts';
import { readShift } from './shift-store.ts';

/**
 * Closes a shift with the cash that was counted, and records the expected amount beside it, even if they differ. Waits
 * for sales that are under way and counts them in. The owner may close an agent's shift.
 */
export const closeShift = call(
  { gate: 'seller', input: CloseShiftInput, problems: ['not-found', 'shift-closed'] },
  function closeShift({ deps, actor }, { shiftId, countedPaisa }): Promise<Shift> {
    return transaction(deps.db, async (tx) => {
      const { userId } = sellerOf(actor);
      const row = await lockShift(tx, shiftId);
      if (!row || !canCloseShift(actor, row)) throw new Problem('not-found');
      if (row.closedAt) throw new Problem('shift-closed');
      const open = await readShift(tx, shiftId);
      if (!open) throw new Problem('not-found');
      const expectedPaisa = expectedInTill(open);
      await endShift(tx, shiftId, { countedPaisa, expectedPaisa, closedBy: userId });
      await recordAct(tx, actor, {
        stream: `operator:${row.operatorId}`,
        act: 'shift-closed',
        detail: { shiftId, expectedPaisa, countedPaisa, differencePaisa: countedPaisa - expectedPaisa },
      });
      const closed = await readShift(tx, shiftId);
      if (!closed) throw new Problem('not-found');
      return closed;
    });
  },
);
