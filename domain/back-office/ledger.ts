import type { Paisa } from '../money.ts';
import { paisa } from '../money.ts';

/** Ledger line with the balance of its account after it, counting the lines of one booking only. */
export type RunningLine = {
  at: Date;
  entryId: string;
  source: string;
  account: string;
  amountPaisa: Paisa;
  balancePaisa: Paisa;
};

/** Order of entries with the same time: money comes in before it becomes a fare, and is owed before it is paid back. */
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

/** Sorts the lines of a booking and adds the running balance of each line's account. */
export const withBalances = (lines: readonly Line[]): RunningLine[] => {
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
