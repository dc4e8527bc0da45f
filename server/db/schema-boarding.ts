import type { Generated } from 'kysely';
import type { KeptVerdict } from '@poth/domain/boarding/judge-mark.ts';

/** Tables of boarding: scans and closed stops are append-only; the current position of a coach is one row that is replaced. */
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
  tripPosition: { tripId: string; latitude: number; longitude: number; seenAt: Date };
};
