import { type Entry, isBalanced } from '@poth/domain/ledger/entry.ts';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { type Write, writeKind } from '../db/step-parts.ts';
import { timeOrderedId } from '../db/time-ordered-id.ts';

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
  const entryId = timeOrderedId();
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

/** Entry with the id of its cause: a payment, a booking or a refund. */
export type Posting = { sourceId: string; entry: Entry };

const linesWritten = writeKind(
  'ledger lines',
  {
    book: 'uuid',
    entryId: 'uuid',
    lineNo: 'int',
    account: 'text',
    amountPaisa: 'bigint',
    source: 'text',
    sourceId: 'uuid',
  },
  (rows) => sql`
    insert into ledger_line (book, entry_id, line_no, account, amount_paisa, source, source_id)
    select book, entry_id, line_no, account, amount_paisa, source, source_id from ${rows} given`,
);

/** Writes entries into a book as a part of a step, all lines of all of them at once. */
export const writeEntries = (book: string, postings: readonly Posting[]): Write =>
  linesWritten(
    postings.flatMap(({ sourceId, entry }) => {
      if (!isBalanced(entry)) throw new Error(`unbalanced ledger entry: ${entry.source}`);
      const entryId = timeOrderedId();
      const { source } = entry;
      return entry.lines.map((line, lineNo) => ({ ...line, book, entryId, lineNo, source, sourceId }));
    }),
  );
