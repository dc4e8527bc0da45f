import type { Generated } from 'kysely';
import type { Tender } from '@poth/domain/counter/tender.ts';

/** Shifts at the counters and what went through their tills. */
export type CounterSchema = {
  counterShift: {
    shiftId: string;
    operatorId: string;
    counterId: string;
    agentUserId: string;
    agentName: string;
    floatPaisa: number;
    openedAt: Generated<Date>;
    closedAt: Date | null;
    closedBy: string | null;
    expectedPaisa: number | null;
    countedPaisa: number | null;
  };
  tillMove: {
    tripId: string;
    sourceId: string;
    shiftId: string;
    tender: Tender;
    amountPaisa: number;
    reference: string | null;
    at: Generated<Date>;
  };
};
