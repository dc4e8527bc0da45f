import type { DhakaDate } from '@poth/domain/dhaka.ts';
import type { BasisPoints } from '@poth/domain/money.ts';
import type { CommissionRate } from '@poth/domain/settlement/commission.ts';
import type { Database, Tx } from '../db/database.ts';

/** Reads the rates agreed with an operator, the newest first. */
export const readRates = (db: Database, operatorId: string, limit: number): Promise<CommissionRate[]> =>
  db
    .selectFrom('operatorCommission as c')
    .leftJoin('authUser as u', 'u.id', 'c.setBy')
    .select(['c.fromDate', 'c.basisPoints', 'u.name as by'])
    .where('c.operatorId', '=', operatorId)
    .orderBy('c.fromDate', 'desc')
    .limit(limit)
    .execute();

type NewRate = {
  operatorId: string;
  fromDate: DhakaDate;
  basisPoints: BasisPoints;
  setBy: string;
  setAt: Date;
};

/** Writes the rate of an operator from a day on; a second rate for the same day replaces the first. */
export const putRate = async (
  tx: Tx,
  { operatorId, fromDate, basisPoints, setBy, setAt }: NewRate,
): Promise<void> => {
  await tx
    .insertInto('operatorCommission')
    .values({ operatorId, fromDate, basisPoints, setBy, setAt })
    .onConflict((conflict) =>
      conflict.columns(['operatorId', 'fromDate']).doUpdateSet({ basisPoints, setBy, setAt }),
    )
    .execute();
};
