import { type Actor, personOf } from '@poth/domain/account/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import { SettlementInput } from '@poth/domain/settlement/input.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { readInput } from '../operator/read-input.ts';
import { bookSettlement } from './close-settlement.ts';
import { moveSettlement, settlementOf } from './move-settlement.ts';

/**
 * An admin closes a statement that leaves nothing to pay: what the operator owes is carried over to its next one.
 * Problems: not-found, already-decided.
 */
export const carrySettlement =
  ({ db }: Pick<Deps, 'db'>) =>
  async (actor: Actor, input: SettlementInput): Promise<void> => {
    const { settlementId } = readInput(SettlementInput, input);
    const { userId } = personOf(actor);
    await transaction(db, async (tx) => {
      const settlement = await settlementOf(tx, settlementId);
      if (settlement.duePaisa > 0) throw new Problem('already-decided');
      await moveSettlement(tx, actor, settlement, 'carry', { closedBy: userId });
      await bookSettlement(tx, settlement);
    });
  };
