import { z } from 'zod';
import { personOf } from '@poth/domain/account/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import { SettlementInput } from '@poth/domain/settlement/input.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { readInput } from '../read-input.ts';
import { bookSettlement } from './close-settlement.ts';
import { moveSettlement, settlementOf } from './move-settlement.ts';

/**
 * An admin closes a statement that leaves nothing to pay: what the operator owes is carried over to its next one.
 */
export const carrySettlement = call(
  { gate: 'adminFresh', input: z.custom<SettlementInput>(), problems: ['not-found', 'already-decided'] },
  async function carrySettlement({ deps: { db }, actor }, input): Promise<void> {
    const { settlementId } = readInput(SettlementInput, input);
    const { userId } = personOf(actor);
    await transaction(db, async (tx) => {
      const settlement = await settlementOf(tx, settlementId);
      if (settlement.duePaisa > 0) throw new Problem('already-decided');
      await moveSettlement(tx, actor, settlement, 'carry', { closedBy: userId });
      await bookSettlement(tx, settlement);
    });
  },
);
