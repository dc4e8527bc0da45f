import type { Generated } from 'kysely';
import type { DhakaDate } from '@poth/domain/dhaka.ts';

/** The tables that tell of the archive as the compiler sees them. */
export type ArchiveSchema = {
  archivedMonth: {
    month: DhakaDate;
    trips: number;
    rowCount: number;
    capturedPaisa: number;
    refundedPaisa: number;
    bookedPaisa: number;
    firstMovedAt: Generated<Date>;
    lastMovedAt: Generated<Date>;
  };
};
