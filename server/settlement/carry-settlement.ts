import { personOf } from '@poth/domain/identity/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import { SettlementInput } from '@poth/domain/settlement/input.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { bookSettlement } from './close-settlement.ts';
import { moveSettlement, readSettlementOrFail } from './move-settlement.ts';

/** Closes a statement that leaves nothing to pay: what the operator owes is carried over to its next one. */
export const carrySettlement = call(
  {
    gate: 'adminFresh',
    input: SettlementInput,
    unreadable: 'not-found',
    problems: [
      'not-found',
      'already-decided', // also where it leaves something to pay
    ],
  },
  async function carrySettlement({ deps: { db }, actor }, { settlementId }): Promise<void> {
    const { userId } = personOf(actor);
    await transaction(db, async (tx) => {
      const settlement = await readSettlementOrFail(tx, settlementId);
      if (settlement.duePaisa > 0) throw new Problem('already-decided');
      await moveSettlement(tx, actor, settlement, 'carry', { closedBy: userId });
      await bookSettlement(tx, settlement);
    });
  },
);
