import { randomUUID } from 'node:crypto';
import { type Actor, personOf } from '@poth/domain/identity/actor.ts';
import { addDays, type DhakaDate, dhakaDate } from '@poth/domain/dhaka.ts';
import { Problem } from '@poth/domain/problem.ts';
import { PrepareSettlementsInput } from '@poth/domain/settlement/input.ts';
import { carriedOver, dueOf } from '@poth/domain/settlement/settlement.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { databaseNow } from '../db/clock.ts';
import type { Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { readLast, takeLines, type Totals, writeTrips } from './store.ts';

type Period = { operatorId: string; until: DhakaDate };

/** Writes the statement under the next number: of two who prepare it at once the key lets one through. */
const addSettlement = async (
  tx: Tx,
  actor: Actor,
  { operatorId, until }: Period,
  {
    settlementId,
    settlementNo,
    fromDate,
    carriedInPaisa,
    totals,
  }: {
    settlementId: string;
    settlementNo: number;
    fromDate: DhakaDate;
    carriedInPaisa: number;
    totals: Omit<Totals, 'firstDate'>;
  },
): Promise<void> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('settlement')
    .values({
      operatorId,
      settlementNo,
      settlementId,
      fromDate,
      untilDate: until,
      state: 'draft',
      ...totals,
      carriedInPaisa,
      duePaisa: dueOf({ ...totals, carriedInPaisa }),
      preparedBy: personOf(actor).userId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) throw new Problem('already-decided');
};

/**
 * Makes the statement of one operator: every line of its accounts that no other has, of trips that are over. It
 * begins on the day after the last one, or with the first trip. Problems: nothing-to-settle, already-decided.
 */
const prepareOne =
  (deps: Pick<Deps, 'db' | 'settings'>, actor: Actor) =>
  (period: Period): Promise<string> =>
    transaction(deps.db, async (tx) => {
      const { operatorId, until } = period;
      const settlementId = randomUUID();
      const last = await readLast(tx, operatorId);
      if (last && until <= last.untilDate) throw new Problem('nothing-to-settle');
      if ((await takeLines(tx, settlementId, period)) === 0) throw new Problem('nothing-to-settle');
      const { firstDate, ...totals } = await writeTrips(
        tx,
        settlementId,
        deps.settings().commissionBasisPoints,
      );
      const settlementNo = (last?.settlementNo ?? 0) + 1;
      const carriedInPaisa = carriedOver(last);
      const fromDate = last ? addDays(last.untilDate, 1) : firstDate;
      await addSettlement(tx, actor, period, {
        settlementId,
        settlementNo,
        fromDate,
        carriedInPaisa,
        totals,
      });
      await recordAct(tx, actor, {
        stream: `operator:${operatorId}`,
        act: 'settlement-prepared',
        detail: {
          settlementId,
          settlementNo,
          fromDate,
          until,
          duePaisa: dueOf({ ...totals, carriedInPaisa }),
        },
      });
      return settlementId;
    });

/**
 * Prepares statements of all that is over up to a day: of one operator, or of every one that has anything to
 * settle; each in a transaction of its own. Answers the statements that were made.
 */
export const prepareSettlements = call(
  {
    gate: 'admin',
    input: PrepareSettlementsInput,
    problems: [
      'invalid-input', // until: not before today
      'nothing-to-settle', // for one operator
      'already-decided', // another admin prepared at the same moment
    ],
  },
  async function prepareSettlements(
    { deps, actor },
    { operatorId, until },
  ): Promise<{ settlementIds: string[] }> {
    if (until >= dhakaDate(await databaseNow(deps.db)))
      throw new Problem('invalid-input', { faults: { until: 'until-open' } });
    const prepare = prepareOne(deps, actor);
    if (operatorId !== null) return { settlementIds: [await prepare({ operatorId, until })] };
    const operators = await deps.db
      .selectFrom('operator')
      .select('operatorId')
      .where('state', 'in', ['verified', 'suspended'])
      .orderBy('operatorId')
      .execute();
    const settlementIds: string[] = [];
    for (const operator of operators)
      try {
        settlementIds.push(await prepare({ ...operator, until }));
      } catch (thrown) {
        if (!(thrown instanceof Problem && ['nothing-to-settle', 'already-decided'].includes(thrown.code)))
          throw thrown;
      }
    return { settlementIds };
  },
);
