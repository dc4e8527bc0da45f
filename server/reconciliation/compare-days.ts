import { addDays, dhakaInstant } from '@poth/domain/dhaka.ts';
import {
  maxSilenceMs,
  nextDayToCompare,
  lastComparableDay,
  listedPartMs,
} from '@poth/domain/reconciliation/days.ts';
import type { FoundDifference } from '@poth/domain/reconciliation/difference.ts';
import { retrying, transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { type Comparison, comparePaymentOf } from './compare-payment.ts';
import { compareRefundOf } from './compare-refund.ts';
import {
  beginDay,
  countCompared,
  type DaysBegun,
  finishDays,
  listDayPart,
  readDaysBegun,
  claimDayPart,
} from './day-store.ts';
import { insertDifference } from './difference-store.ts';
import { claimQuestions, type Question, removeQuestion } from './question-store.ts';

/** Questions asked at once: a gateway that answers immediately is asked about ten attempts a second. */
const mostAtOnce = 20;

const noAnswer: FoundDifference = {
  kind: 'no-answer',
  ours: '',
  theirs: 'unknown',
  ourPaisa: null,
  theirPaisa: null,
};

/** Begins the next day that is over. The comparison itself begins with the first whole day after its first run. */
const beginNextDay = async ({ db, now }: Deps, last: DaysBegun['last']): Promise<void> => {
  const first = lastComparableDay(now());
  if (!last) return beginDay(db, first, { listedUntil: dhakaInstant(first, 1_440), finished: true });
  const next = nextDayToCompare(last, now());
  if (next) await beginDay(db, next, { listedUntil: dhakaInstant(next) });
};

/** Lists the attempts and refunds of the next part of a day. */
const listNextPart = async (
  { db }: Deps,
  { day, listedUntil: from }: NonNullable<DaysBegun['unlisted']>,
): Promise<void> => {
  const until = new Date(Math.min(from.getTime() + listedPartMs, dhakaInstant(addDays(day, 1)).getTime()));
  await transaction(db, async (tx) => {
    if (await claimDayPart(tx, { day, from, until })) await listDayPart(tx, { day, from, until });
  });
};

/** Records the findings of a comparison, once: its question is removed with them. */
const keep = ({ db }: Deps, question: Question, comparison: Comparison | undefined): Promise<void> =>
  transaction(db, async (tx) => {
    if (!(await removeQuestion(tx, question))) return;
    let differences = 0;
    for (const one of comparison?.found ?? [])
      if (comparison && (await insertDifference(tx, question, comparison.compared, one))) differences += 1;
    await countCompared(tx, question.day, differences);
  });

/** Asks about an attempt or a refund; a silent gateway is asked again, and after days its silence is itself a difference. */
const ask = async (deps: Deps, question: Question): Promise<void> => {
  const compare = question.subject === 'payment' ? comparePaymentOf : compareRefundOf;
  const comparison = await compare(deps)(question);
  if (!comparison || comparison.found) return keep(deps, question, comparison);
  if (question.sinceMs < maxSilenceMs) return;
  const found = [{ ...noAnswer, isSettled: false }];
  return keep(deps, question, { ...comparison, found });
};

/** Asks all questions that are due; where some fail, all of them have ended before the error is thrown. */
const askAll = async (deps: Deps): Promise<void> => {
  const due = await retrying(() => claimQuestions(deps.db, mostAtOnce));
  const ends = await Promise.allSettled(due.map((question) => ask(deps, question)));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  await finishDays(deps.db);
};

/**
 * Compares the days that are over with the gateways: begins one after the other, lists its attempts and refunds part by
 * part, asks about each, and keeps every difference as a case. A gateway's silence about one attempt holds up no other day.
 * Two runs at once list and count nothing twice. Returns whether a part of a day was listed: then the chore goes on at
 * once.
 */
export const compareDays = (deps: Deps) => async (): Promise<boolean> => {
  const { last, unlisted, isUnfinished } = await readDaysBegun(deps.db);
  if (unlisted) await listNextPart(deps, unlisted);
  else await beginNextDay(deps, last);
  if (isUnfinished) await askAll(deps);
  return unlisted !== null;
};
