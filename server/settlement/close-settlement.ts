import { settled } from '@poth/domain/ledger/entry.ts';
import type { Settlement } from '@poth/domain/settlement/settlement.ts';
import type { Tx } from '../db/database.ts';
import { post } from '../ledger/store.ts';

/**
 * Books a closed statement: takes the operator's cash and our commission off what it is owed; the rest was paid. What
 * the operator owes us stays on its account until the next statement. Runs in the transaction that closes the
 * statement.
 */
export const bookSettlement = async (
  tx: Tx,
  { operatorId, settlementId, cashPaisa, commissionPaisa, duePaisa }: Settlement,
): Promise<void> => {
  const entry = settled({ operatorId, cashPaisa, commissionPaisa, paidPaisa: Math.max(0, duePaisa) });
  if (entry) await post(tx, operatorId, settlementId, entry);
};
