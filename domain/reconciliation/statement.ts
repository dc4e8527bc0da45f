import { type Paisa, parseAmount, sum } from '../money.ts';

/** Line of a gateway's own statement: an attempt under our number, and whether its money was taken. */
export type StatementLine = { tranId: string; amountPaisa: Paisa; isTaken: boolean };

const statementFaults = [
  'statement-empty',
  'statement-columns',
  'statement-long',
  'statement-large',
  'statement-line',
  'statement-many',
] as const;
export type StatementFault = (typeof statementFaults)[number];

/** Maximum number of lines of a statement. */
export const maxStatementLines = 20_000;
/** Maximum size of a statement's file: a little less than the largest request of its page. */
export const maxStatementBytes = 2_000_000;
/** Maximum number of differences of one statement: one with more belongs to another shop or day. */
export const maxStatementDifferences = 1_000;

const taken = ['VALID', 'VALIDATED', 'SUCCESS', 'PAID'];
const notTaken = ['FAILED', 'CANCELLED', 'EXPIRED', 'UNATTEMPTED', 'PENDING'];

/** Splits a line of a CSV file into cells; a line break within a cell, quoted or not, is not supported. */
const cellsOf = (line: string): string[] =>
  [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, quoted, plain = '']) =>
    (quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim(),
  );

const lineOf = (tranId: string, amount: string, status: string): StatementLine | undefined => {
  const amountPaisa = parseAmount(amount.replaceAll(',', ''));
  const word = status.toUpperCase();
  const isTaken = taken.includes(word);
  const isRead = amountPaisa !== undefined && (isTaken || notTaken.includes(word));
  return isRead && /^[\w-]{1,60}$/.test(tranId) ? { tranId, amountPaisa, isTaken } : undefined;
};

/**
 * Reads a statement of a gateway: a CSV file whose first line names the columns tran_id, amount and status, in any order;
 * other columns are ignored. Of several lines of one number those whose money was taken count, with the sum of their
 * amounts; else the last.
 */
export const readStatement = (text: string): { lines: StatementLine[] } | { fault: StatementFault } => {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '');
  if (rows.length === 0) return { fault: 'statement-empty' };
  const [head = '', ...body] = rows;
  const names = cellsOf(head).map((name) => name.toLowerCase());
  const [tran, amount, status] = ['tran_id', 'amount', 'status'].map((name) => names.indexOf(name));
  if (
    tran === undefined ||
    amount === undefined ||
    status === undefined ||
    Math.min(tran, amount, status) < 0
  )
    return { fault: 'statement-columns' };
  if (body.length === 0) return { fault: 'statement-empty' };
  if (body.length > maxStatementLines) return { fault: 'statement-long' };
  const lines = new Map<string, StatementLine>();
  for (const row of body) {
    const cells = cellsOf(row);
    const line = lineOf(cells[tran] ?? '', cells[amount] ?? '', cells[status] ?? '');
    if (!line) return { fault: 'statement-line' };
    const before = lines.get(line.tranId);
    if (!before?.isTaken) lines.set(line.tranId, line);
    else if (line.isTaken)
      lines.set(line.tranId, { ...line, amountPaisa: sum([before.amountPaisa, line.amountPaisa]) });
  }
  return { lines: [...lines.values()] };
};
