import { randomUUID } from 'node:crypto';
import { type Entry, isBalanced } from '@poth/domain/ledger/entry.ts';
import type { Tx } from '../db/database.ts';

/**
 * Writes an entry into a book (the trip, or for payouts the operator) in the transaction that causes it,
 * all lines in one statement. sourceId: the payment, booking or refund it comes from.
 */
export const post = async (
  tx: Tx,
  book: string,
  sourceId: string,
  { source, lines }: Entry,
): Promise<void> => {
  if (!isBalanced({ source, lines })) throw new Error(`unbalanced ledger entry: ${source}`);
  const entryId = randomUUID();
  await tx
    .insertInto('ledgerLine')
    .values(
      lines.map(({ account, amountPaisa }, lineNo) => ({
        book,
        entryId,
        lineNo,
        account,
        amountPaisa,
        source,
        sourceId,
      })),
    )
    .execute();
};
