import { sql } from 'kysely';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import type { SettlementState } from '@poth/domain/settlement/lifecycle.ts';
import type { Tx } from '../db/database.ts';

type NewSettlement = {
  operatorId: string;
  settlementNo: number;
  settlementId: string;
  fromDate: DhakaDate;
  untilDate: DhakaDate;
  tripCount: number;
  payablePaisa: number;
  cashPaisa: number;
  commissionPaisa: number;
  carriedInPaisa: number;
  duePaisa: number;
  preparedBy: string;
};

/** Writes a statement as a draft; returns false where its operator already has one with this number. */
export const addSettlement = async (tx: Tx, settlement: NewSettlement): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('settlement')
    .values({ ...settlement, state: 'draft' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

export type SettlementChange = { approvedBy?: string; closedBy?: string; bankReference?: string };

/** Moves a statement from one state to another, with who did it, if it is still in the first; returns whether it was. */
export const setSettlementState = async (
  tx: Tx,
  settlementId: string,
  { from, to }: { from: SettlementState; to: SettlementState },
  change: SettlementChange,
): Promise<boolean> => {
  const now = sql<Date>`now()`;
  const { numUpdatedRows } = await tx
    .updateTable('settlement')
    .set({
      state: to,
      ...change,
      ...(change.approvedBy ? { approvedAt: now } : {}),
      ...(change.closedBy ? { closedAt: now } : {}),
    })
    .where('settlementId', '=', settlementId)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};
