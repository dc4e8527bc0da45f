import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import { paisa } from '@poth/domain/money.ts';
import { ListSettlementsInput } from '@poth/domain/settlement/input.ts';
import { carriedOver, dueOf, type Settlement, type Standing } from '@poth/domain/settlement/settlement.ts';
import { call } from '../call.ts';
import { operatorOwnedBy } from './owner-of.ts';
import { readLast, readSettlementsOf } from './store.ts';
import { noOpenSums, readBalance, readOpenSums } from './totals-store.ts';

const pageSize = 25;

/**
 * Shows the account of the actor's operator with Poth, and its statements, the newest first, 25 to a page. The next
 * statement is computed as if it were prepared today, up to yesterday.
 */
export const viewSettlements = call(
  { gate: 'operatorOwner', readsArchive: 'together', mayReadBehind: true, input: ListSettlementsInput },
  async function viewSettlements(
    { deps, actor },
    { page },
  ): Promise<{ standing: Standing; settlements: Settlement[]; hasMore: boolean }> {
    const { db } = deps;
    const operatorId = operatorOwnedBy(actor);
    const operatorIds = [operatorId];
    const basisPoints = deps.settings().commissionBasisPoints;
    const yesterday = addDays(dhakaDate(deps.now()), -1);
    const [balance, ready, last, read] = await Promise.all([
      readBalance(db, operatorId),
      readOpenSums(db, { operatorIds, until: yesterday, basisPoints }),
      readLast(db, operatorId),
      readSettlementsOf(db, operatorId, { limit: pageSize + 1, offset: (page - 1) * pageSize }),
    ]);
    const next = ready.get(operatorId) ?? noOpenSums;
    return {
      standing: {
        payablePaisa: paisa(balance.payablePaisa),
        cashPaisa: paisa(balance.cashPaisa),
        commissionPaisa: paisa(next.commissionPaisa),
        nextPaisa: dueOf({ ...next, carriedInPaisa: carriedOver(last) }),
        nextTrips: next.trips,
      },
      settlements: read.slice(0, pageSize),
      hasMore: read.length > pageSize,
    };
  },
);
