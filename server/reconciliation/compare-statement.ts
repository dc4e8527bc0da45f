import { Problem } from '@poth/domain/problem.ts';
import type { Verdict } from '@poth/domain/payment/payment.ts';
import { comparePayment } from '@poth/domain/reconciliation/compare.ts';
import { type FoundDifference, noBookingId } from '@poth/domain/reconciliation/difference.ts';
import { CompareStatementInput } from '@poth/domain/reconciliation/input.ts';
import {
  maxStatementDifferences,
  readStatement,
  type StatementLine,
} from '@poth/domain/reconciliation/statement.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import type { Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { paymentIdOf } from '../payment/tran-id.ts';
import { type PaymentInBooks, readBookedByTranIds } from './booked-store.ts';
import { countStatementDifferences } from './day-store.ts';
import { type ComparedSubject, insertDifference } from './difference-store.ts';

/** Lines that are looked up by one statement. */
const linesAtOnce = 500;

type Difference = { tripId: string; subjectId: string; compared: ComparedSubject; found: FoundDifference };

/** Turns a line into a gateway's answer; the bank's number, which the line lacks, is taken from the books. */
const verdictOf = (
  { tranId, amountPaisa, isTaken }: StatementLine,
  { bankTranId }: PaymentInBooks,
): Verdict =>
  isTaken
    ? {
        kind: 'paid',
        receiptId: '',
        bankTranId: bankTranId ?? '',
        amountPaisa,
        askedPaisa: amountPaisa,
        currency: 'BDT',
        tranId,
        instrument: '',
        payer: '',
        risk: 'unknown',
      }
    : { kind: 'failed', reason: 'statement' };

const differencesOf = (
  line: StatementLine,
  booked: PaymentInBooks | undefined,
  gateway: string,
): Difference[] => {
  const { tranId: number, amountPaisa } = line;
  if (booked) {
    const { tripId, bookingId, paymentId: subjectId } = booked;
    const compared = { bookingId, gateway: booked.gateway, number };
    const found = comparePayment(booked, verdictOf(line, booked)) ?? [];
    return found.map((one) => ({ tripId, subjectId, compared, found: one }));
  }
  if (!line.isTaken) return [];
  const found: FoundDifference = {
    kind: 'unknown-line',
    ours: '',
    theirs: 'paid',
    ourPaisa: null,
    theirPaisa: amountPaisa,
  };
  const compared = { bookingId: noBookingId, gateway, number };
  return [{ tripId: noBookingId, subjectId: paymentIdOf(number), compared, found }];
};

const readDifferencesIn = async (
  { db, gateways }: Deps,
  lines: readonly StatementLine[],
): Promise<Difference[]> => {
  const differences: Difference[] = [];
  for (let at = 0; at < lines.length; at += linesAtOnce) {
    const part = lines.slice(at, at + linesAtOnce);
    const read = await readBookedByTranIds(
      db,
      part.map(({ tranId }) => tranId),
    );
    const booked = new Map(read.map((one) => [one.tranId, one]));
    differences.push(
      ...part.flatMap((line) => differencesOf(line, booked.get(line.tranId), gateways.main.name)),
    );
  }
  return differences;
};

const putAll = async (
  tx: Tx,
  day: Parameters<typeof countStatementDifferences>[1],
  differences: readonly Difference[],
): Promise<number> => {
  let added = 0;
  for (const { tripId, subjectId, compared, found } of differences) {
    const of = { day, tripId, subject: 'payment', subjectId } as const;
    if (await insertDifference(tx, of, compared, { ...found, isSettled: false })) added += 1;
  }
  return added;
};

/**
 * Compares a gateway's own statement of a compared day with the books, line by line: the only way to learn of money that
 * belongs to no attempt of ours. A file's content moves no money, so every difference is an open case. Comparing the same
 * file again adds nothing.
 */
export const compareStatement = call(
  {
    gate: 'admin',
    readsArchive: 'together',
    input: CompareStatementInput,
    problems: [
      'invalid-input', // text, day
    ],
  },
  async function compareStatement(
    { deps, actor },
    { day, text },
  ): Promise<{ lines: number; differences: number }> {
    const read = readStatement(text);
    if ('fault' in read) throw new Problem('invalid-input', { faults: { text: read.fault } });
    const differences = await readDifferencesIn(deps, read.lines);
    if (differences.length > maxStatementDifferences)
      throw new Problem('invalid-input', { faults: { text: 'statement-many' } });
    return transaction(deps.db, async (tx) => {
      const added = await putAll(tx, day, differences);
      if (!(await countStatementDifferences(tx, day, added)))
        throw new Problem('invalid-input', { faults: { day: 'day-unknown' } });
      const told = { day, lines: read.lines.length, differences: added };
      await recordAct(tx, actor, { stream: 'portal:admin', act: 'statement-compared', detail: told });
      return { lines: told.lines, differences: added };
    });
  },
);
