import type { DhakaDate } from '@poth/domain/dhaka.ts';
import type { Generated } from 'kysely';

/** Waiting rooms before the sale of a date, the places that were admitted, and the proven ones that came late. */
export type WaitingRoomSchema = {
  waitingRoom: {
    roomId: string;
    serviceDate: DhakaDate;
    operatorId: string | null;
    opensAt: Date;
    isOn: boolean;
    setBy: string;
    secret: string;
    commitment: string;
    valueSource: string | null;
    valueWaitMinutes: Generated<number>;
    publicValue: string | null;
    seed: string | null;
    drawnAt: Date | null;
    endedAt: Date | null;
    provenSmallest: Generated<number[]>;
    unprovenSmallest: Generated<number[]>;
    mergeNo: Generated<number>;
    provenCounted: Generated<number>;
    unprovenCounted: Generated<number>;
    provenLate: Generated<number>;
    unprovenLate: Generated<number>;
    provenAdmitted: Generated<number>;
    unprovenAdmitted: Generated<number>;
    tickNo: Generated<number>;
    tickedAt: Date | null;
    pace: Generated<number>;
    perSecond: Generated<number>;
    seatsFree: number | null;
  };
  waitingPass: {
    roomId: string;
    placeId: string;
    buyerId: string;
    enteredAt: Generated<Date>;
    expiresAt: Date;
  };
  latePlace: {
    roomId: string;
    placeId: string;
    lateNo: number;
    takenAt: Generated<Date>;
  };
};
