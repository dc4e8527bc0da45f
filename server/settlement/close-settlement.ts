import { settled } from '@poth/domain/ledger/entry.ts';
import type { Settlement } from '@poth/domain/settlement/settlement.ts';
import type { Tx } from '../db/database.ts';
import { post } from '../ledger/store.ts';

/**
 * Books a statement that is closed: what the operator holds and our commission are taken off what it is owed, the rest
 * was paid. What it owes us stays on its account until the next one. Part of the transaction that closes it.
 */
export const bookSettlement = async (
  tx: Tx,
  { operatorId, settlementId, cashPaisa, commissionPaisa, duePaisa }: Settlement,
): Promise<void> => {
  const entry = settled({ operatorId, cashPaisa, commissionPaisa, paidPaisa: Math.max(0, duePaisa) });
  if (entry) await post(tx, operatorId, settlementId, entry);
};
