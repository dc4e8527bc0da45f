import { z } from 'zod';
import { personOf } from '@poth/domain/account/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import { SettlementInput } from '@poth/domain/settlement/input.ts';
import { needsSecondAdmin } from '@poth/domain/settlement/settlement.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { readInput } from '../read-input.ts';
import { moveSettlement, settlementOf } from './move-settlement.ts';

/**
 * An admin approves a statement that leaves something to pay; above the limit of the settings another one than who
 * prepared it.
 */
export const approveSettlement = call(
  {
    gate: 'adminFresh',
    input: z.custom<SettlementInput>(),
    problems: ['not-found', 'already-decided', 'second-admin-needed'],
  },
  async function approveSettlement({ deps, actor }, input): Promise<void> {
    const { settlementId } = readInput(SettlementInput, input);
    const { userId } = personOf(actor);
    await transaction(deps.db, async (tx) => {
      const settlement = await settlementOf(tx, settlementId);
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
