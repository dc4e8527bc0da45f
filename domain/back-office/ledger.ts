import type { Paisa } from '../money.ts';
import { paisa } from '../money.ts';

/** A line of the ledger with what its account stands at after it, as far as one booking goes. */
export type RunningLine = {
  at: Date;
  entryId: string;
  source: string;
  account: string;
  amountPaisa: Paisa;
  balancePaisa: Paisa;
};

/** The order of entries of one moment: money comes before it becomes a fare, and is owed before it is back. */
const sources = [
  'capture',
  'confirmation',
  'cancellation',
  'called-off',
  'given-back',
  'refund-due',
  'refund-settled',
];
const orderOf = (source: string): number => {
  const at = sources.indexOf(source);
  return at < 0 ? sources.length : at;
};

type Line = Omit<RunningLine, 'amountPaisa' | 'balancePaisa'> & { lineNo: number; amountPaisa: number };

/** The lines of a booking in order, each with the balance of its account so far. */
export const runningLines = (lines: readonly Line[]): RunningLine[] => {
  const balances = new Map<string, number>();
  return lines
    .toSorted(
      (one, other) =>
        one.at.getTime() - other.at.getTime() ||
        orderOf(one.source) - orderOf(other.source) ||
        one.entryId.localeCompare(other.entryId) ||
        one.lineNo - other.lineNo,
    )
    .map(({ lineNo: _lineNo, amountPaisa, ...line }) => {
      const balance = (balances.get(line.account) ?? 0) + amountPaisa;
      balances.set(line.account, balance);
      return { ...line, amountPaisa: paisa(amountPaisa), balancePaisa: paisa(balance) };
    });
};
