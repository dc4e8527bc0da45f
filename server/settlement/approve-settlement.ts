import { personOf } from '@poth/domain/identity/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import { SettlementInput } from '@poth/domain/settlement/input.ts';
import { needsSecondAdmin } from '@poth/domain/settlement/settlement.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { moveSettlement, readSettlementOrFail } from './move-settlement.ts';

/**
 * Approves a statement that leaves something to pay; above the setting payoutApprovalPaisa by an admin other than the
 * one who prepared it.
 */
export const approveSettlement = call(
  {
    gate: 'adminFresh',
    input: SettlementInput,
    unreadable: 'not-found',
    problems: [
      'not-found',
      'already-decided', // also where it leaves nothing to pay
      'second-admin-needed',
    ],
  },
  async function approveSettlement({ deps, actor }, { settlementId }): Promise<void> {
    const { userId } = personOf(actor);
    await transaction(deps.db, async (tx) => {
      const settlement = await readSettlementOrFail(tx, settlementId);
      if (settlement.duePaisa <= 0) throw new Problem('already-decided');
      if (
        needsSecondAdmin(settlement, deps.settings().payoutApprovalPaisa) &&
        settlement.preparedBy === userId
      )
        throw new Problem('second-admin-needed');
      await moveSettlement(tx, actor, settlement, 'approve', { approvedBy: userId });
    });
  },
);
