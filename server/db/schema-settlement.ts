import type { ColumnType, Generated } from 'kysely';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import type { SettlementState } from '@poth/domain/settlement/lifecycle.ts';

/** Column that is written once and never changed. */
type Fixed<T> = ColumnType<T, T, never>;

/** The tables of settlements as the compiler sees them. */
export type SettlementSchema = {
  operatorCommission: {
    operatorId: string;
    fromDate: DhakaDate;
    basisPoints: number;
    setBy: string;
    setAt: Generated<Date>;
  };
  defaultCommission: { fromDate: DhakaDate; basisPoints: number; setBy: string; setAt: Generated<Date> };
  settlement: {
    operatorId: Fixed<string>;
    settlementNo: Fixed<number>;
    settlementId: Fixed<string>;
    fromDate: Fixed<DhakaDate>;
    untilDate: Fixed<DhakaDate>;
    state: SettlementState;
    tripCount: Fixed<number>;
    payablePaisa: Fixed<number>;
    cashPaisa: Fixed<number>;
    commissionPaisa: Fixed<number>;
    carriedInPaisa: Fixed<number>;
    duePaisa: Fixed<number>;
    preparedBy: Fixed<string>;
    preparedAt: Generated<Date>;
    approvedBy: string | null;
    approvedAt: Date | null;
    closedBy: string | null;
    closedAt: Date | null;
    bankReference: string | null;
  };
  settlementTrip: {
    settlementId: Fixed<string>;
    tripId: Fixed<string>;
    onlineFarePaisa: Fixed<number>;
    counterFarePaisa: Fixed<number>;
    onlineBackPaisa: Fixed<number>;
    counterBackPaisa: Fixed<number>;
    otherPaisa: Fixed<number>;
    payablePaisa: Fixed<number>;
    cashPaisa: Fixed<number>;
    commissionBasePaisa: Fixed<number>;
    basisPoints: Fixed<number>;
    commissionPaisa: Fixed<number>;
    keptPaisa: Fixed<number>;
    serviceChargePaisa: Fixed<number>;
    discountPaisa: Fixed<number>;
  };
  settlementLine: {
    book: Fixed<string>;
    entryId: Fixed<string>;
    lineNo: Fixed<number>;
    settlementId: Fixed<string>;
  };
};
