import type { Actor } from '@poth/domain/identity/actor.ts';
import { canSeeSettlement } from '@poth/domain/identity/policy.ts';
import { Problem } from '@poth/domain/problem.ts';
import { SettlementInput, ViewSettlementInput } from '@poth/domain/settlement/input.ts';
import {
  needsSecondAdmin,
  type SettledTrip,
  type Settlement,
  type Sums,
} from '@poth/domain/settlement/settlement.ts';
import { call } from '../call.ts';
import type { Database } from '../db/database.ts';
import { readSettlement, readTrips } from './store.ts';
import { readTotals } from './totals-store.ts';

const pageSize = 50;

/** Statement for its page: its totals, and a page of its trips. */
export type ViewedSettlement = {
  settlement: Settlement;
  totals: Sums;
  trips: SettledTrip[];
  page: number;
  pages: number;
  /** True where an admin other than the one who prepared it has to approve it. */
  secondAdmin: boolean;
};

const findSettlement = async (db: Database, actor: Actor, settlementId: string): Promise<Settlement> => {
  const settlement = await readSettlement(db, settlementId);
  if (!settlement || !canSeeSettlement(actor, settlement)) throw new Problem('not-found');
  return settlement;
};

/** Shows a statement with 50 of its trips to the operator's owner and to admins. */
export const viewSettlement = call(
  {
    gate: 'ownerOrAdmin',
    readsArchive: 'together',
    mayReadBehind: true,
    input: ViewSettlementInput,
    unreadable: 'not-found',
    problems: ['not-found'],
  },
  async function viewSettlement({ deps, actor }, { settlementId, page }): Promise<ViewedSettlement> {
    const settlement = await findSettlement(deps.db, actor, settlementId);
    const [totals, trips] = await Promise.all([
      readTotals(deps.db, settlementId),
      readTrips(deps.db, settlement, { limit: pageSize, offset: (page - 1) * pageSize }),
    ]);
    return {
      settlement,
      totals,
      trips,
      page,
      pages: Math.max(1, Math.ceil(settlement.tripCount / pageSize)),
      secondAdmin: needsSecondAdmin(settlement, deps.settings().payoutApprovalPaisa),
    };
  },
);

/** Reads a statement with all of its trips, to be written into a file. */
export const exportSettlement = call(
  {
    gate: 'ownerOrAdmin',
    readsArchive: 'together',
    mayReadBehind: true,
    input: SettlementInput,
    unreadable: 'not-found',
    problems: ['not-found'],
  },
  async function exportSettlement(
    { deps: { db }, actor },
    { settlementId },
  ): Promise<{ settlement: Settlement; trips: SettledTrip[] }> {
    const settlement = await findSettlement(db, actor, settlementId);
    return { settlement, trips: await readTrips(db, settlement, { limit: null, offset: 0 }) };
  },
);
