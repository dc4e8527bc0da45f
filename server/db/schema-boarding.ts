import type { Generated } from 'kysely';
import type { KeptVerdict } from '@poth/domain/boarding/judge-mark.ts';

/** The tables of boarding: both can only be added to. */
export type BoardingSchema = {
  boardingScan: {
    tripId: string;
    scanId: string;
    ticketId: string;
    kind: 'board' | 'undo';
    way: 'code' | 'hand';
    undoes: string | null;
    verdict: KeptVerdict;
    deviceId: string;
    madeBy: string;
    madeByName: string;
    scannedAt: Date;
    at: Generated<Date>;
  };
  boardingClose: {
    tripId: string;
    stopNo: number;
    closedBy: string;
    closedByName: string;
    closedAt: Generated<Date>;
  };
};
