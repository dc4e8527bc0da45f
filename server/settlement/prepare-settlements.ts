import { randomUUID } from 'node:crypto';
import { type Actor, personOf } from '@poth/domain/identity/actor.ts';
import { addDays, type DhakaDate, dhakaDate } from '@poth/domain/dhaka.ts';
import { Problem } from '@poth/domain/problem.ts';
import { PrepareSettlementsInput } from '@poth/domain/settlement/input.ts';
import { carriedOver, dueOf } from '@poth/domain/settlement/settlement.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { databaseNow } from '../db/clock.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { addSettlement } from './life-store.ts';
import { readSellerIds } from './operator-store.ts';
import { readLast, takeLines, writeTrips } from './store.ts';

type Period = { operatorId: string; until: DhakaDate };

/**
 * Makes the statement of one operator: every ledger line of finished trips that no other statement has. It begins on
 * the day after the last statement, or with the first trip. Problems: nothing-to-settle, already-decided.
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
      const duePaisa = dueOf({ ...totals, carriedInPaisa });
      // Of two admins who prepare it at once, the key on its number lets one succeed.
      const isAdded = await addSettlement(tx, {
        operatorId,
        settlementNo,
        settlementId,
        fromDate,
        untilDate: until,
        ...totals,
        carriedInPaisa,
        duePaisa,
        preparedBy: personOf(actor).userId,
      });
      if (!isAdded) throw new Problem('already-decided');
      await recordAct(tx, actor, {
        stream: `operator:${operatorId}`,
        act: 'settlement-prepared',
        detail: {
          settlementId,
          settlementNo,
          fromDate,
          until,
          duePaisa,
        },
      });
      return settlementId;
    });

/**
 * Prepares statements of all finished trips up to a day: of one operator, or of every operator that has anything to
 * settle, each in its own transaction. Returns the new statements.
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
    const settlementIds: string[] = [];
    for (const sellerId of await readSellerIds(deps.db))
      try {
        settlementIds.push(await prepare({ operatorId: sellerId, until }));
      } catch (thrown) {
        if (!(thrown instanceof Problem && ['nothing-to-settle', 'already-decided'].includes(thrown.code)))
          throw thrown;
      }
    return { settlementIds };
  },
);
